#!/usr/bin/env python3
"""All seats of matches as environments with PettingZoo's AEC interface; Python's standard library alone.

    with open_matches("durak", "-o", "deals=1") as matches:
        match = matches[0]
        match.reset(seed=1)
        for agent in match.agent_iter():
            seen, reward, terminated, truncated, info = match.last()
            match.step(None if terminated else match.action_space(agent).sample(seen["action_mask"]))

One `talon arbiter GAME` plays any number of matches at once. The page beside this file says what actions, observations
and rewards are. As a program this measures random play, sixteen matches at once: `all_seats.py durak 16 5000`.
"""
import itertools
import json
import random
import subprocess
import sys
import time


def open_matches(game, *more, count=1, talon=("talon",), kind=None):
    """Starts `talon arbiter GAME`; `more` are further arguments, `talon` the words that start Talon, `kind` a class of
    matches that derives from Match."""
    return Matches([*talon, "arbiter", game, *more], count, kind or Match)


class Illegal(ValueError):
    """A move that the rules refuse; the message names the clause. The turn is still open."""


class Choices:
    """The numbers of actions, from 0 to n - 1."""

    def __init__(self, n):
        self.n = n
        self.seed(None)

    def seed(self, seed):
        self.random = random.Random(seed)

    def sample(self, mask=None):
        """A number, of those that the mask leaves."""
        return self.random.choice([at for at in range(self.n) if mask is None or mask[at]])


class Matches:
    """Several matches of one game under the same options, played by one program.

    `game`, `options`, `schema` (the JSON Schema of observations) and `words`: the text of every action, which is a
    move, or, where moves are too many for a list, a part of a move; part 0 ends the move. Observations are what
    `encode` makes of them, by default the plain data.
    """

    def __init__(self, words, count, kind):
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.moves = 0  # made so far in all matches
        self._waiting = []
        self.send(type="hello", protocol=1, name="all_seats.py", features=[])
        while (about := self._read())["type"] != "game":
            pass
        self.game, self.options, self.schema = about["game"], about["options"], about["schema"]
        self.sign = 1 if about["aim"] == "most" else -1
        self.has_parts = "actions" not in about
        self.words = about["parts" if self.has_parts else "actions"]
        self.number = {word: number for number, word in enumerate(self.words)}
        self.encode = lambda observation: observation
        self.actions = Choices(len(self.words))
        self._all = [kind(self, number) for number in range(count)]

    def __len__(self):
        return len(self._all)

    def __getitem__(self, number):
        return self._all[number]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def send(self, **message):
        """Sends a message together with others, once an answer is needed."""
        self._waiting.append(json.dumps(message))

    def receive(self):
        """Reads one message and hands it to its match."""
        message = self._read()
        self._all[message["match"]].take(message)

    def _read(self):
        if self._waiting:
            self.process.stdin.write(("\n".join(self._waiting) + "\n").encode())
            self.process.stdin.flush()
            self._waiting = []
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"talon has ended with exit code {self.process.wait()}")
        return json.loads(line)


class Match:
    """A match in which the program has every seat. Answers are awaited only when something is asked of the match, so
    that a program that goes from match to match has many moves on their way at once."""

    def __init__(self, matches, number):
        self._matches, self._number = matches, number
        self.words, self.has_parts = matches.words, matches.has_parts
        self.possible_agents = [f"seat_{seat}" for seat in range(matches.options["players"])]
        self.metadata = {"name": matches.game, "is_parallelizable": False}
        self._seed, self._opened = random.Random().getrandbits(64), 0
        self._begin([])

    def reset(self, seed=None, options=None):
        """Opens a match, whose deals follow from the seed and from how often it was reset since."""
        self._settle()
        if seed is not None:
            self._seed, self._opened = seed, 0
        self._send("open", seed=f"{self._seed}/{self._opened}")
        self._opened += 1
        self._begin(self.possible_agents[:])
        self._is_due = True

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def last(self, observe=True):
        """What the agent to act sees, its points since it acted, whether the match is over, and the legal moves."""
        self._settle()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._gained[agent], self._is_over, False, self.infos[agent]

    def observe(self, agent):
        """What an agent sees, and for each action whether it may choose it now."""
        self._settle()
        return {"observation": self._matches.encode(self._seen(agent)), "action_mask": self.action_mask(agent)}

    def action_mask(self, agent):
        """1 for each action that the agent may choose now, else 0."""
        mask = bytearray(len(self.words))
        if self._turn is not None and agent == self.agent_selection:
            for move in self._open:
                mask[move[len(self._begun)]] = 1
        return mask

    def action_space(self, agent):
        """An object with `n`, `seed` and `sample(mask)`, one for all agents."""
        return self._matches.actions

    def step(self, action):
        """Chooses an action; None for an agent whose match is over."""
        self._settle()
        agent = self.agent_selection
        if self._is_over:
            self._leave(agent)
            return
        begun = [*self._begun, action]
        left = [move for move in self._open if move[: len(begun)] == begun]
        if not left:
            raise Illegal(f"{self._words_of(begun)} is not legal")
        self._clear(agent)
        self._begun, self._open = begun, left
        if begun == left[0]:
            self._move(self._words_of(begun))

    def move(self, text):
        """Makes a whole move by its text, in any spelling that the game reads; raises Illegal if the rules refuse it."""
        self._clear(self.agent_selection)
        self._move(text)
        self._settle()

    def close(self):
        self._send("close")
        self._begin([])

    @property
    def agents(self):
        self._settle()
        return self._agents

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def agent_selection(self):
        self._settle()
        return self._selected

    @property
    def rewards(self):
        """The points of each agent in deals that the last step has closed; where points are bad, less than 0."""
        self._settle()
        return self._rewards

    @property
    def terminations(self):
        return dict.fromkeys(self.agents, self._is_over)

    @property
    def truncations(self):
        return dict.fromkeys(self.agents, False)

    @property
    def infos(self):
        """Of the agent to act, the texts of the moves it may make, and the words of the move it has begun."""
        infos = {agent: {} for agent in self.agents}
        if self._turn is not None:
            begun = [self.words[part] for part in self._begun]
            infos[self._selected] = {"legal": self._turn["legal"], "begun": begun}
        return infos

    def _begin(self, agents):
        self._agents, self._selected = agents, agents[0] if agents else None
        self._rewards = dict.fromkeys(agents, 0)
        self._gained = dict.fromkeys(agents, 0)  # by each agent since it acted
        self._turn = self._observed = self._fault = None
        self._begun, self._open = [], []
        self._is_due = self._is_over = False

    def _send(self, kind, **more):
        self._matches.send(type=kind, match=self._number, **more)

    def _clear(self, agent):
        self._rewards = dict.fromkeys(self.agents, 0)
        self._gained[agent] = 0

    def _move(self, text):
        self._send("move", id=self._turn["id"], do=text)
        self._matches.moves += 1
        self._is_due = True

    def _leave(self, agent):
        self._agents = [one for one in self._agents if one != agent]
        self._rewards = dict.fromkeys(self._agents, 0)
        self._selected = self._agents[0] if self._agents else None

    def _words_of(self, numbers):
        words = [self.words[number] for number in numbers]
        return " ".join(words[:-1] if numbers[-1] == 0 and self.has_parts else words)

    def _seen(self, agent):
        if self._turn is not None and agent == self._selected:
            return self._turn["observation"]
        self._observed = None
        self._send("observe", seat=self.possible_agents.index(agent))
        self._is_due = True
        self._settle()
        return self._observed

    def _settle(self):
        """Reads until the match waits for an agent, or is over."""
        while self._is_due:
            self._matches.receive()
        if self._fault is not None:
            fault, self._fault = self._fault, None
            raise Illegal(fault["text"])

    def take(self, message):
        """Takes a message about this match."""
        kind = message["type"]
        if kind == "observed":
            self._observed, self._is_due = message["observation"], False
        elif kind == "deal":
            for agent, points in zip(self.possible_agents, message["points"]):
                self._rewards[agent] += self._matches.sign * points
                self._gained[agent] += self._matches.sign * points
        elif kind == "turn":
            self._ask_on(message)
        elif kind == "answer":
            self._turn["legal"] += message["legal"]
            self._ask_on(self._turn)
        elif kind == "end":
            self._turn, self._is_due, self._is_over = None, False, True
            self._selected = self._agents[0]
        elif kind == "fault":
            self._fault, self._is_due = message, False

    def _ask_on(self, turn):
        """Takes a turn, once its legal moves are all there; a list that is too long for a line comes in pieces."""
        legal = turn.setdefault("legal", [])
        self._turn = turn
        if len(legal) < turn.get("legalCount", 0):
            self._send("ask", id=turn["id"], **{"from": len(legal)})
            return
        self._selected = self.possible_agents[turn["seat"]]
        number = self._matches.number
        if self.has_parts:
            self._open = [[*map(number.__getitem__, move.split(" ")), 0] for move in legal]
        else:
            self._open = [[number[move]] for move in legal]
        self._begun, self._is_due = [], False


def measure(matches, moves):
    """Random play in all matches by turns, until so many moves are made; the steps and the seconds that took."""
    began, steps = time.monotonic(), 0
    for match in matches:
        match.reset()
    for match in itertools.cycle(matches):
        if matches.moves >= moves:
            return steps, time.monotonic() - began
        seen, _, terminated, _, _ = match.last()
        if terminated:
            match.reset()
        else:
            match.step(matches.actions.sample(seen["action_mask"]))
            steps += 1


if __name__ == "__main__":
    game, count, moves = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with open_matches(game, *sys.argv[4:], count=count) as matches:
        steps, seconds = measure(matches, moves)
    told = {"game": game, "matches": count, "moves": moves, "steps": steps, "seconds": round(seconds, 2)}
    print(json.dumps({**told, "movesPerSecond": round(moves / seconds), "stepsPerSecond": round(steps / seconds)}))
