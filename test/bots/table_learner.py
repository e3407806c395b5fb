#!/usr/bin/env python3
"""Learns a table from random play at all seats and plays by it; Python's standard library alone.

    python3 table_learner.py kabadak 2000 300

plays 2,000 deals at random to learn from, then 300 by the table against random players, and prints how many points
more the table makes than they do, on average, with its standard error. For games in which players hold a hand.
"""
import json
import math
import random
import statistics
import sys
import time

from all_seats import open_matches


def kind(seen, begun, word):
    """What the table tells apart: the cards in hand, how far the move has come, and what goes on: a verb, a card, its end."""
    is_card = any(letter.isdigit() or letter.isupper() for letter in word)
    return len(seen["observation"]["hand"]), begun[:1], len(begun), "card" if is_card else word


def by_chance(kinds, rng):
    return rng.randrange(len(kinds))


def by_table(table):
    """The action of the kind with the most points; a kind that was hardly met is the last choice."""
    return lambda kinds, rng: max(range(len(kinds)), key=lambda at: (table.get(str(kinds[at]), -1e9), rng.random()))


def play(match, policies, rng):
    """Plays a match by a policy for each seat; the points of each agent, and the kinds of the steps it has made."""
    points, made = dict.fromkeys(match.agents, 0), {agent: [] for agent in match.agents}
    policy = dict(zip(match.agents, policies))
    for agent in match.agent_iter():
        seen, reward, terminated, _, info = match.last()
        points[agent] += reward
        if terminated:
            match.step(None)
            continue
        actions = [number for number, may in enumerate(seen["action_mask"]) if may]
        kinds = [kind(seen, info["begun"], match.words[number]) for number in actions]
        chosen = policy[agent](kinds, rng)
        if len(kinds) > 1:
            made[agent].append(str(kinds[chosen]))
        match.step(actions[chosen])
    return points, made


def learn(match, deals, rng):
    """The mean points that followed each kind of step in random play."""
    sums = {}
    for deal in range(deals):
        match.reset(seed=f"learn {deal}")
        points, made = play(match, [by_chance] * len(match.agents), rng)
        for agent, kinds in made.items():
            for one in kinds:
                count, total = sums.get(one, (0, 0))
                sums[one] = (count + 1, total + points[agent])
    return {one: total / count for one, (count, total) in sums.items() if count >= 30}


def lead(match, table, deals, rng):
    """How many points more than the others a seat makes by the table, seat after seat: the mean and its standard error."""
    leads = []
    for deal in range(deals):
        match.reset(seed=f"test {deal}")
        seat = deal % len(match.agents)
        policies = [by_table(table) if one == seat else by_chance for one in range(len(match.agents))]
        own = (points := list(play(match, policies, rng)[0].values())).pop(seat)
        leads.append(own - statistics.mean(points))
    return statistics.mean(leads), statistics.stdev(leads) / math.sqrt(deals)


if __name__ == "__main__":
    game, learnt, tested = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    rng = random.Random(1)
    with open_matches(game, "-o", "deals=1") as matches:
        began = time.monotonic()
        table = learn(matches[0], learnt, rng)
        seconds = time.monotonic() - began
        mean, error = lead(matches[0], table, tested, rng)
    print(json.dumps({"seconds": round(seconds, 1), "kinds": len(table), "lead": mean, "error": error}))
