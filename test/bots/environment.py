#!/usr/bin/env python3
"""A match as an environment: reset, step, observe, legal; Python's standard library alone.

In a program of its own, which starts Talon and takes seat 0:

    with Environment.start("boese-dame", "-n", "100", "--level", "easy") as env:
        while env.reset() is not None:
            done = False
            while not done:
                observation, reward, done = env.step(random.choice(env.legal()))

Or in a bot that Talon starts, as at the end of this file: Environment(sys.stdin, sys.stdout). Such a
program prints to stderr only.
"""
import collections
import json
import os
import random
import shlex
import socket
import subprocess
import sys
import tempfile
import threading


class Environment:
    """One seat, match after match. The reward of a move is the points its seat made in deals closed since."""

    def __init__(self, source, sink):
        self.source, self.sink = source, sink
        self.messages = {}  # of each match under way, those still to be read
        self.match = self.seat = self.turn = None
        self.reward, self.over = 0, False

    @classmethod
    def start(cls, game, *more, talon=("talon",)):
        """Starts `talon sim GAME`; `more` are further arguments, `talon` the words that start Talon."""
        with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as server:
            path = os.path.join(folder, "bot")
            server.bind(path)
            server.listen(1)
            server.settimeout(30)
            relay = shlex.join([sys.executable, os.path.abspath(__file__), "--relay", path])
            words = [*talon, "sim", game, "--seat", f"0=exec:{relay}", *more]
            process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
            link, _ = server.accept()
        # Two streams: one of both kinds forgets what it has read ahead when it writes.
        environment = cls(*(link.makefile(mode, encoding="utf-8", newline="\n") for mode in "rw"))
        environment.process = process
        return environment

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def reset(self):
        """Plays a match that is under way out at random; the first observation of the next one, or None."""
        while self.turn is not None:
            self.step(random.choice(self.legal()))
        while True:
            self.messages.pop(self.match, None)
            while not self.messages and not self.over:
                self._receive()
            if not self.messages:
                return None
            self.match, self.reward = next(iter(self.messages)), 0
            self._advance()
            if self.turn is not None:
                return self.observe()

    def step(self, move):
        """Makes a legal move; the next observation (None at the end), the reward, and whether the match is over."""
        self._send(type="move", do=move, **self._place())
        self._advance()
        reward, self.reward = self.reward, 0
        return self.observe(), reward, self.turn is None

    def observe(self):
        """What the seat knows, as `talon bot GAME --schema` says; None when the match is over."""
        return self.turn and self.turn["observation"]

    def legal(self):
        """Every legal move; a long list is asked for piece by piece."""
        texts = self.turn.setdefault("legal", [])
        while len(texts) < self.turn.get("legalCount", 0):
            self._send(type="ask", **self._place(), **{"from": len(texts)})
            while (answer := self._next())["type"] != "answer":
                pass
            texts += answer["legal"]
        return texts

    def _place(self):
        return {"match": self.match, "id": self.turn["id"]}

    def _advance(self):
        """Reads on to the seat's next turn, or to the end of the match."""
        self.turn = None
        while (message := self._next())["type"] not in ("turn", "end", "quit"):
            if message["type"] == "match":
                self.seat = message["seat"]
            elif message["type"] == "deal":
                self.reward += message["points"][self.seat]
        if message["type"] == "turn":
            self.turn = message

    def _next(self):
        """The next message about the match that is being played."""
        while not self.messages[self.match]:
            if self.over:
                return {"type": "quit"}
            self._receive()
        return self.messages[self.match].popleft()

    def _receive(self):
        line = self.source.readline()
        message = json.loads(line) if line else {"type": "quit"}
        if message["type"] == "hello":
            self._send(type="hello", protocol=1, name="environment.py", features=[])
        elif message["type"] == "ping":
            self._send(type="pong")
        elif message["type"] == "quit":
            self.over = True
        elif message["type"] == "match":
            self.messages[message["match"]] = collections.deque([message])
        elif message.get("match") in self.messages:
            self.messages[message["match"]].append(message)

    def _send(self, **message):
        self.sink.write(json.dumps(message) + "\n")
        self.sink.flush()


def relay(path):
    """What Talon starts for Environment.start: hands on what it reads."""
    link = socket.socket(socket.AF_UNIX)
    link.connect(path)

    def forward(read, write):
        while data := read(65536):
            write(data)

    def answer(data):
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()

    threading.Thread(target=forward, args=(link.recv, answer), daemon=True).start()
    forward(sys.stdin.buffer.read1, link.sendall)


def play(environment):
    """Random matches; prints the points of each."""
    while environment.reset() is not None:
        points, done = 0, False
        while not done:
            _, reward, done = environment.step(random.choice(environment.legal()))
            points += reward
        print(points, file=sys.stderr)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--relay"]:
        relay(sys.argv[2])
    else:
        play(Environment(sys.stdin, sys.stdout))
