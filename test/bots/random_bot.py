#!/usr/bin/env python3
"""A bot for Talon in Python's standard library alone: random legal moves, in any game.

talon sim durak --seat 0='exec:python3 /path/to/random_bot.py'
"""
import json
import random
import sys


def send(**message):
    print(json.dumps(message), flush=True)


def choice(legal, rng):
    """Random bids are seldom made, and then few matches ever end: where it may pass, it does so nine times in ten."""
    return "pass" if "pass" in legal and rng.random() < 0.9 else rng.choice(legal)


chance = {}  # of each match, its own generator
for line in sys.stdin:
    message = json.loads(line)
    kind, match = message["type"], message.get("match")
    about = {"match": match, "id": message.get("id")}
    if kind == "hello":
        send(type="hello", protocol=1, name="random.py", features=[])
    elif kind == "match":
        chance[match] = random.Random(message["rng"])
    elif kind == "turn" and "legal" in message:
        send(type="move", **about, do=choice(message["legal"], chance[match]))
    elif kind == "turn":  # The list is long: ask for it from some place on.
        send(type="ask", **about, **{"from": chance[match].randrange(message["legalCount"])})
    elif kind == "answer":
        send(type="move", **about, do=message["legal"][0])
    elif kind == "end":
        del chance[match]
    elif kind == "ping":
        send(type="pong")
    elif kind == "quit":
        break
