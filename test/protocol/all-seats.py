"""Plays so many matches of a game at random, sixteen at once, so many times, and prints the moves and rewards of each
in order, a line for each match of each time."""
import json
import random
import sys

bots, game, number, times, *talon = sys.argv[1:]
sys.path.insert(0, bots)
from all_seats import open_matches  # noqa: E402


def start(match, index):
    match.reset(seed=f"all/{index}")
    return {"index": index, "rng": random.Random(index), "moves": [], "words": [], "rewards": {}}


def advance(match, played):
    """One step; whether the match is over."""
    seen, reward, terminated, truncated, info = match.last()
    agent = match.agent_selection
    gained = played["rewards"]
    gained[agent] = gained.get(agent, 0) + reward
    if terminated:
        assert match.terminations[agent] and not any(seen["action_mask"])
        match.step(None)
        return not match.agents
    assert seen["observation"]["observer"] == match.possible_agents.index(agent) and not truncated
    action = played["rng"].choice([at for at, may in enumerate(seen["action_mask"]) if may])
    ends = not match.has_parts or action == 0
    played["words"] += [] if match.has_parts and ends else [match.words[action]]
    match.step(action)
    if ends:
        played["moves"].append(" ".join(played["words"]))
        played["words"] = []
    return False


def play_all(matches):
    """Plays the matches once, on as many tables as there are, and gives them in the order of their numbers."""
    begun = iter(range(int(number)))
    under_way = {match: start(match, index) for match, index in zip(matches, begun)}
    done = []
    while under_way:
        for match, played in list(under_way.items()):
            if not advance(match, played):
                continue
            done.append(played)
            index = next(begun, None)
            if index is None:
                del under_way[match]
            else:
                under_way[match] = start(match, index)
    return sorted(done, key=lambda one: one["index"])


with open_matches(game, "-o", "deals=1", count=16, talon=talon) as matches:
    for _ in range(int(times)):
        for played in play_all(matches):
            rewards = [played["rewards"][agent] for agent in matches[0].possible_agents]
            seed = f"all/{played['index']}/0"
            print(json.dumps({"seed": seed, "moves": played["moves"], "rewards": rewards}))
