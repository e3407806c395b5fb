#!/usr/bin/env python3
"""Observations as numbers, from the schema that Talon publishes; Python's standard library alone.

    schema = json.loads(subprocess.check_output(["talon", "bot", "durak", "--schema"]))
    encoder = Encoder(schema, players=3)
    row = encoder.encode(observation)        # an array of 32-bit floats, as numpy.frombuffer takes it
    print(dict(zip(encoder.columns, row)))   # the name of every number

`encoderOf` of the library makes the same numbers. As a program this prints the names of the columns and a row for every
observation that `talon sim GAME --observations FILE` has written, as JSON lines:

    talon bot durak --schema > durak.json
    python3 encoder.py durak.json 3 < deals.jsonl > rows.jsonl
"""
import array
import json
import math
import sys

SLOTS = 16  # of a list in order, unless more or fewer are asked for
ONE_HOT_SLOTS = 12  # in a longer list of different values each value has one column, which says its place


class Encoder:
    """Numbers for what seats are told in matches of so many players; always as many, whatever the observation.

    Cards, words and seats are one-hot, bounded numbers go from 0 to 1, lists without an order are counts, others have so
    many slots; `known` is 0 for what is hidden or not there. `cut` names the lists that may be longer than their
    slots: of these only the last items are encoded, and their length.
    """

    def __init__(self, schema, players, slots=SLOTS):
        self.players, self.slots = players, slots
        self.cut = []
        self.columns, self._write = self._part("", schema)

    def encode(self, observation):
        row = array.array("f", bytes(4 * len(self.columns)))
        self._write(observation, row, 0)
        return row

    def _part(self, name, schema):
        """The columns of a part of an observation, and what writes a value of it from a column on."""
        values = self._values(schema)
        if values is not None:
            return one_hot(name, values)
        if "anyOf" in schema:
            return self._choice(name, schema["anyOf"])
        if "properties" in schema:
            return self._object(name, schema["properties"])
        if schema["type"] == "array":
            return self._list(name, schema)
        return number(name, schema)

    def _values(self, schema):
        """Every value there may be, where they are few."""
        if schema.get("x-seat"):
            return range(self.players)
        return [schema["const"]] if "const" in schema else schema.get("enum")

    def _object(self, name, properties):
        prefix = f"{name}." if name else ""
        columns, starts, writers = joined([self._part(prefix + key, one) for key, one in properties.items()])
        parts = list(zip(properties, starts, writers))

        def write(value, row, at):
            for key, start, write_one in parts:
                write_one(value[key], row, at + start)

        return columns, write

    def _choice(self, name, choices):
        """One of several kinds of values, each with a column that says whether it is there; all are 0 for null."""
        kinds = [one for one in choices if one.get("type") != "null"]
        flags = [f"{name}.known"] if len(kinds) == 1 else [f"{name}.kind={at}" for at in range(len(kinds))]
        parts = [self._part(name, one) for one in kinds]
        columns, starts, writers = joined([([flag, *more], write) for flag, (more, write) in zip(flags, parts)])

        def write(value, row, at):
            if value is None and len(kinds) < len(choices):
                return
            kind = next(at for at, one in enumerate(kinds) if is_kind(one, value))
            start = at + starts[kind]
            row[start] = 1
            writers[kind](value, row, start + 1)

        return columns, write

    def _list(self, name, schema):
        most = schema.get("maxItems", math.inf)
        if schema.get("x-per-seat"):
            most = min(most, self.players)
        values = self._values(schema["items"])
        if values is None:
            return self._slots(name, schema["items"], most)
        if schema.get("x-unordered"):
            return counts(name, values)
        if schema.get("uniqueItems") and most > ONE_HOT_SLOTS:
            return order(name, values, most)
        return self._slots(name, schema["items"], most)

    def _slots(self, name, items, most):
        """The length, then the items: from the first on, or, where there may be more than slots, from the last back."""
        is_cut = most > self.slots
        if is_cut and name not in self.cut:
            self.cut.append(name)
        slots = range(min(most, self.slots))
        columns, starts, writers = joined([self._part(f"{name}.{-1 - at if is_cut else at}", items) for at in slots])
        unit = 1 if most == math.inf else most

        def write(values, row, at):
            row[at] = len(values) / unit
            for start, write_one, value in zip(starts, writers, reversed(values) if is_cut else values):
                write_one(value, row, at + 1 + start)

        return [f"{name}.length", *columns], write


def joined(parts):
    """The columns of parts one behind another, where each part starts, and what writes each."""
    columns, starts = [], []
    for more, _ in parts:
        starts.append(len(columns))
        columns += more
    return columns, starts, [write for _, write in parts]


def named(name, values):
    return [f"{name}={value}" for value in values]


def one_hot(name, values):
    place = {value: at for at, value in enumerate(values)}

    def write(value, row, at):
        row[at + place[value]] = 1

    return named(name, values), write


def number(name, schema):
    """A number as it is, or as a part of the way from its least to its most; true is 1."""
    most = schema.get("maximum")
    least = 0 if most is None else schema.get("minimum", 0)
    span = 1 if most is None else most - least

    def write(value, row, at):
        row[at] = (value - least) / span

    return [name], write


def counts(name, values):
    """How many there are of each value."""
    place = {value: at for at, value in enumerate(values)}

    def write(listed, row, at):
        for value in listed:
            row[at + place[value]] += 1

    return named(name, values), write


def order(name, values, most):
    """The place of each value, the last possible one being 1; 0 for a value that is not in the list."""
    place = {value: at for at, value in enumerate(values)}

    def write(listed, row, at):
        for position, value in enumerate(listed, start=1):
            row[at + place[value]] = position / most

    return named(f"{name}.place", values), write


TYPES = {"integer": (int,), "number": (int, float), "string": (str,), "object": (dict,), "array": (list,)}


def is_kind(schema, value):
    """Whether a value is of this kind; the kinds of one choice differ in their types or in their words."""
    if "enum" in schema:
        return value in schema["enum"]
    if "const" in schema:
        return value == schema["const"]
    if "anyOf" in schema:
        return any(is_kind(one, value) for one in schema["anyOf"])
    return isinstance(value, TYPES[schema["type"]])


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        encoder = Encoder(json.load(file), int(sys.argv[2]), *map(int, sys.argv[3:]))
    print(json.dumps(encoder.columns))
    for line in sys.stdin:
        one = json.loads(line)
        if "observation" in one:
            print(json.dumps(encoder.encode(one["observation"]).tolist()))
