#!/usr/bin/env python3
"""Learns a small table for Kabadak from random play, in seconds, and plays by it; the standard library alone.

    talon sim kabadak -n 3000 --level random -o deals=1 --observations deals.jsonl
    python3 table_policy.py deals.jsonl > table.json
    talon sim kabadak -n 400 -o deals=1 --level random --seat 0='exec:python3 table_policy.py table.json'
"""
import json
import random
import sys

from load import decisions


def kind(observation, move):
    """What the table tells apart: the verb, how many cards it plays, and how many the hand holds."""
    verb, *words = move.split()
    cards = sum(word[0] in "23456789TJQKA" and len(word) == 2 for word in words)
    return f"{verb} {cards} {min(len(observation['hand']), 12)}"


def learn(lines):
    """The mean points of every kind of move where there was a choice."""
    sums = {}
    for one in decisions(lines):
        if len(one.get("legal", [])) > 1:
            count, points = sums.get(key := kind(one["observation"], one["do"]), (0, 0))
            sums[key] = (count + 1, points + one["points"])
    return {key: points / count for key, (count, points) in sums.items() if count >= 30}


def choose(table, observation, legal, rng):
    """The legal move of the kind with the fewest points, which in Kabadak count against their player."""
    return min(legal, key=lambda move: (table.get(kind(observation, move), 1e9), rng.random()))


def play(table):
    """Speaks the bot's side of the protocol."""

    def send(**message):
        print(json.dumps(message), flush=True)

    chance = {}
    for line in sys.stdin:
        message = json.loads(line)
        match, id = message.get("match"), message.get("id")
        if message["type"] == "hello":
            send(type="hello", protocol=1, name="table.py", features=[])
        elif message["type"] == "match":
            chance[match] = random.Random(message["rng"])
        elif message["type"] == "turn":
            move = choose(table, message["observation"], message["legal"], chance[match])
            send(type="move", match=match, id=id, do=move)
        elif message["type"] == "ping":
            send(type="pong")
        elif message["type"] == "quit":
            break


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        if sys.argv[1].endswith(".jsonl"):
            json.dump(learn(file), sys.stdout, indent=1)
        else:
            play(json.load(file))
