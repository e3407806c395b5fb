#!/usr/bin/env python3
"""Loads what `talon sim GAME --observations FILE` writes; Python's standard library alone.

    talon sim boese-dame -n 1000 --level hard --observations deals.jsonl
    python3 load.py deals.jsonl

`arrays` gives them as numbers: moves by number, legal moves as masks, and points.
"""
import json
import sys


def decisions(lines):
    """Every decision with `points`, what its seat made in the deal. A deal comes when it is over."""
    open_deals = {}
    for line in lines:
        row = json.loads(line)
        if "do" in row:
            open_deals.setdefault(row["match"], []).append(row)
        elif "deal" in row:
            for decision in open_deals.pop(row["match"], []):
                yield {**decision, "points": row["points"][decision["seat"]]}


def arrays(lines):
    """Texts of moves with their numbers; of every decision the mask of legal moves, the move made and its points."""
    made = [one for one in decisions(lines) if "legal" in one]
    numbers = {}
    for one in made:
        for text in one["legal"]:
            numbers.setdefault(text, len(numbers))
    masks = [bytearray(len(numbers)) for _ in made]
    for mask, one in zip(masks, made):
        for text in one["legal"]:
            mask[numbers[text]] = 1
    return numbers, masks, [numbers[one["do"]] for one in made], [one["points"] for one in made]


def summary(lines):
    """How many decisions there are, how many choices they had, and the mean points of each first verb."""
    count, choices, points = 0, 0, {}
    for one in decisions(lines):
        count += 1
        choices += one.get("legalCount") or len(one["legal"])
        points.setdefault(one["do"].split()[0], []).append(one["points"])
    means = {verb: sum(made) / len(made) for verb, made in sorted(points.items())}
    return {"decisions": count, "choices": choices, "points": means}


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(json.dumps(summary(file)))
