#!/usr/bin/env python3
"""An arbiter in Python's standard library alone: six games by their rules, played by bots of Talon's protocol.

    python3 arbiter.py -n 10 talon bot

Starts `talon bot GAME` once for each game, has it play every seat of the matches, each of one deal, and
prints what happened as JSON: matches, decisions, faults. A game here knows its whole state; a bot is told
what its seat may know, as `talon bot GAME --schema` says.
"""
import itertools
import json
import random
import subprocess
import sys


class Game:
    """One deal. `steps` are those of chance so far, as every seat may see them."""

    name, players = "", 4

    def __init__(self, rng):
        self.rng, self.steps, self.over = rng, [], False
        self.start()

    def shuffled(self, pack):
        return self.rng.sample(pack, len(pack))

    def dealer_drawn(self):
        self.dealer = self.rng.randrange(self.players)
        self.steps = [f"dealer {self.dealer}", "deal"]
        return (self.dealer + 1) % self.players

    def common(self, seat):
        return {"observer": seat, "phase": "play", "played": 0, "dealer": self.dealer, "turn": self.turn,
                "totals": [0] * self.players}


class Tricks(Game):
    """The whole pack is dealt, the suit led must be followed, the highest card of it wins."""

    def start(self):
        self.turn = self.leader = self.dealer_drawn()
        cards = self.shuffled(self.pack)
        self.hands = [cards[seat::self.players] for seat in range(self.players)]
        self.trick, self.last, self.gone = [], {"leader": 0, "cards": []}, []
        self.points = [0] * self.players
        self.voids = [set() for _ in range(self.players)]

    def legal(self):
        hand = self.hands[self.turn]
        follow = [card for card in hand if self.trick and self.suit(card) == self.suit(self.trick[0])]
        return [f"play {card}" for card in follow or hand]

    def apply(self, text):
        card = text.split()[1]
        if self.trick and self.suit(card) != self.suit(self.trick[0]):
            self.voids[self.turn].add(self.suit(self.trick[0]))
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        self.gone.append(card)
        self.turn = (self.turn + 1) % self.players
        if len(self.trick) == self.players:
            self.taken()

    def taken(self):
        led = self.suit(self.trick[0])
        best = max((card for card in self.trick if self.suit(card) == led), key=self.rank)
        winner = (self.leader + self.trick.index(best)) % self.players
        self.points[winner] += sum(map(self.value, self.trick))
        self.last = {"leader": self.leader, "cards": self.trick}
        self.turn = self.leader = winner
        self.trick = []
        self.over = not any(self.hands)

    def tricks_seen(self, seat):
        return {"hand": self.hands[seat], "handSizes": [len(hand) for hand in self.hands],
                "trick": {"leader": self.leader, "cards": self.trick}, "lastTrick": self.last, "gone": self.gone}

    def observe(self, seat):
        voids = [[self.suits[suit] for suit in shown] for shown in self.voids]
        return {**self.common(seat), **self.tricks_seen(seat), "aside": 0, "shown": [], "voids": voids,
                "points": self.points}


class BoeseDame(Tricks):
    name = "boese-dame"
    suits = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    pack = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]
    suit = staticmethod(lambda card: card[1])
    rank = staticmethod(lambda card: "789TJQKA".index(card[0]))

    def value(self, card):
        return -50 if card == "QS" else {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(card[0], 0)


class BlaueVierzehn(Tricks):
    name = "blaue-vierzehn"
    suits = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
    pack = [f"{suit}{rank}" for suit in "RYGB" for rank in range(1, 16)]
    suit = staticmethod(lambda card: card[0])
    rank = staticmethod(lambda card: int(card[1:]))

    def value(self, card):
        if card[1:] == "14":
            return 13 if card == "B14" else 5
        return 2 if card[0] == "R" else 0


class BoehmischerSchneider(Tricks):
    """No suit need be followed, and only the very next card of its suit beats a card."""

    name, players = "boehmischer-schneider", 2
    ranks = "789TUOKA"
    pack = [rank + suit for suit in "SHGE" for rank in "789TUOKA"]

    def start(self):
        self.turn = self.leader = self.dealer_drawn()
        cards = self.shuffled(self.pack)
        self.hands, self.stock = [cards[:6], cards[6:12]], cards[12:]
        self.trick, self.last, self.gone = [], {"leader": 0, "cards": []}, []
        self.pictures, self.voids = [0, 0], None

    def legal(self):
        return [f"play {card}" for card in self.hands[self.turn]]

    def suit(self, _):
        return None

    def taken(self):
        (one, led), (two, other) = self.trick
        beaten = led == other and self.ranks.index(two) == self.ranks.index(one) + 1
        winner = 1 - self.leader if beaten else self.leader
        self.pictures[winner] += sum(card[0] in "AKOUT" for card in self.trick)
        self.last = {"leader": self.leader, "cards": self.trick}
        self.turn = self.leader = winner
        self.trick = []
        for seat in (winner, 1 - winner):
            if self.stock:
                self.hands[seat].append(self.stock.pop(0))
        self.over = not any(self.hands)

    def observe(self, seat):
        return {**self.common(seat), **self.tricks_seen(seat), "stock": len(self.stock), "pictures": self.pictures}


class Bimbo(Game):
    """One card or two of a rank; the next must play as many of a higher rank, or pass."""

    name = "bimbo"
    ranks = "789TJQKA"
    pack = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]

    def start(self):
        self.dealer_drawn()
        cards = self.shuffled(self.pack)
        self.hands = [sorted(cards[seat::4], key=self.pack.index) for seat in range(4)]
        self.turn = next(seat for seat in range(4) if "7D" in self.hands[seat])
        self.pile, self.passed, self.aside, self.out = [], [], [], []

    def legal(self):
        hand = self.hands[self.turn]
        groups = [(card,) for card in hand] + list(itertools.combinations(hand, 2))
        groups = [group for group in groups if len({card[0] for card in group}) == 1]
        if not self.pile:
            return ["play " + " ".join(group) for group in groups]
        top = self.pile[-1]["cards"]
        higher = [group for group in groups if len(group) == len(top)
                  and self.ranks.index(group[0][0]) > self.ranks.index(top[0][0])]
        return ["play " + " ".join(group) for group in higher] + ["pass"]

    def apply(self, text):
        verb, *cards = text.split()
        if verb == "pass":
            self.passed.append(self.turn)
        else:
            for card in cards:
                self.hands[self.turn].remove(card)
            self.pile.append({"seat": self.turn, "cards": cards})
            self.passed = []
            if not self.hands[self.turn]:
                self.out.append(self.turn)
        holders = [seat for seat in range(4) if self.hands[seat]]
        self.over = len(holders) < 2
        last = self.pile[-1]["seat"]
        if self.pile[-1]["cards"][0][0] == "A" or all(seat in self.passed or seat == last for seat in holders):
            self.aside += [card for play in self.pile for card in play["cards"]]
            self.pile, self.passed, self.turn = [], [], last
            if last in holders:
                return
        self.turn = next(seat % 4 for seat in range(self.turn + 1, self.turn + 6) if self.hands[seat % 4])

    def observe(self, seat):
        return {**self.common(seat), "lastPlaces": [], "hand": self.hands[seat],
                "handSizes": [len(hand) for hand in self.hands], "known": [[]] * 4, "pile": self.pile,
                "passed": self.passed, "aside": self.aside, "out": self.out}


class Bakkarat(Game):
    name, players = "bakkarat", 3
    pack = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]

    def start(self):
        self.stakes, self.turn, self.hands, self.stood = [0, 0, 0], 0, [[], [], []], []
        self.phase, self.stock = "stake", []

    def sum(self, hand):
        return sum(1 if card[0] == "A" else 0 if card[0] in "JQK" else 10 if card[0] == "T" else int(card[0])
                   for card in hand)

    def bak(self, hand):
        total = self.sum(hand)
        return total > 0 and total % 10 == 0

    def legal(self):
        return [f"stake {n}" for n in range(1, 21)] if self.phase == "stake" else ["hit", "stand"]

    def apply(self, text):
        verb, *amount = text.split()
        if verb == "stake":
            self.stakes[self.turn] = int(amount[0])
            self.turn += 1
            if self.turn == 2:
                cards = self.shuffled(self.pack)
                self.hands, self.stock = [[cards[seat], cards[seat + 3]] for seat in range(3)], cards[6:]
                self.steps.append("deal")
                self.turn, self.phase, self.over = 0, "third", any(map(self.bak, self.hands))
            return
        if verb == "hit":
            self.hands[self.turn].append(self.stock.pop(0))
        else:
            self.stood.append(self.turn)
        self.over = self.bak(self.hands[self.turn]) or self.turn == 2
        self.turn += 1

    def observe(self, seat):
        return {"observer": seat, "phase": self.phase, "decided": 0, "bank": 2, "turn": self.turn,
                "chips": [100] * 3, "stakes": self.stakes, "hand": self.hands[seat],
                "handSizes": [len(hand) for hand in self.hands],
                "thirdCards": [hand[2] if len(hand) > 2 else None for hand in self.hands],
                "stood": self.stood, "shown": [[]] * 3, "stock": len(self.stock), "end": None}


class HikiKabu(Game):
    name = "hiki-kabu"
    pack = [str(value) for value in range(1, 11) for _ in range(4)]

    def start(self):
        tied = True
        while tied:
            self.drawn = self.shuffled(self.pack)[:4]
            self.steps.append("seats " + " ".join(self.drawn))
            values = sorted(map(int, self.drawn))
            tied = values[0] == values[1]
        seats = sorted(range(4), key=lambda seat: int(self.drawn[seat]))
        self.order = seats[1:] + seats[:1]
        cards = self.shuffled(self.pack)
        self.steps.append("deal")
        self.open, self.down, self.third = [None] * 4, [None] * 4, [None] * 4
        for at, seat in enumerate(self.order):
            self.open[seat], self.down[seat] = cards[at], cards[4 + at]
        self.stock, self.place, self.stood = cards[8:], 0, []

    @property
    def turn(self):
        return self.order[self.place]

    def legal(self):
        count = (int(self.open[self.turn]) + int(self.down[self.turn])) % 10
        if self.place == 3 and (self.open[self.turn], self.down[self.turn]) == ("9", "1"):
            return ["stand"]
        return ["stand"] if count > 6 else ["hit"] if count < 4 else ["hit", "stand"]

    def apply(self, text):
        if text == "hit":
            self.third[self.turn] = self.stock.pop(0)
        else:
            self.stood.append(self.turn)
        self.place += 1
        self.over = self.place == 4

    def observe(self, seat):
        own = [card if at == seat else None for at, card in enumerate(self.down)]
        return {"observer": seat, "phase": "play", "played": 0, "dealer": self.order[-1], "turn": self.turn,
                "order": self.order, "chips": [100] * 4, "stakes": list(map(int, self.open)),
                "drawn": self.drawn, "openCards": self.open, "faceDownCards": own, "thirdCards": self.third,
                "fourthCards": [None] * 4, "stood": self.stood, "stock": len(self.stock)}


class Bot:
    """A program that speaks the protocol, and the faults it has made."""

    def __init__(self, words):
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.faults = []
        self.send(type="hello", protocols=[1], talon="arbiter.py", features=[])
        if self.hear("hello")["protocol"] != 1:
            self.faults.append("another protocol")

    def send(self, **message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def hear(self, kind):
        while line := self.process.stdout.readline():
            message = json.loads(line)
            if message["type"] == kind:
                return message
        raise SystemExit("the bot has ended")

    def move(self, match, turn, seat, game):
        legal = game.legal()
        self.send(type="turn", match=match, id=turn, seat=seat, observation=game.observe(seat), legal=legal)
        said = self.hear("move")
        if (said["match"], said["id"]) != (match, turn):
            self.faults.append(f"an answer to another turn: {said}")
        if said["do"] not in legal:
            self.faults.append(f"illegal in {game.name}: {said['do']}")
            return legal[0]
        return said["do"]

    def quit(self):
        self.send(type="quit")
        if self.process.wait() != 0:
            self.faults.append(f"exit code {self.process.returncode}")


def play(bot, game, number):
    """Plays one match; each seat is a match of its own for the bot, which cannot tell who the others are."""
    about = [number * game.players + seat for seat in range(game.players)]
    for seat, match in enumerate(about):
        names = [str(one + 1) for one in range(game.players)]
        options = {"players": game.players, "deals": 1}
        bot.send(type="match", match=match, game=game.name, options=options, seat=seat, names=names, rng=f"{match}")
    ply = decisions = 0

    def tell(by, text):
        for match in about:
            bot.send(type="step", match=match, ply=ply, by=by, do=text)

    while True:
        for text in game.steps:
            tell("chance", text)
            ply += 1
        game.steps = []
        if game.over:
            break
        seat = game.turn
        text = bot.move(about[seat], decisions, seat, game)
        tell(seat, text)
        game.apply(text)
        ply += 1
        decisions += 1
    for match in about:
        bot.send(type="end", match=match, totals=[0] * game.players, winners=[], ranks=[1] * game.players)
    return decisions


GAMES = [BoeseDame, BlaueVierzehn, BoehmischerSchneider, Bimbo, Bakkarat, HikiKabu]

if __name__ == "__main__":
    matches, words = int(sys.argv[2]), sys.argv[3:]
    found = {"matches": 0, "decisions": 0, "faults": []}
    for kind in GAMES:
        bot = Bot([*words, kind.name])
        for number in range(matches):
            found["decisions"] += play(bot, kind(random.Random(f"{kind.name}/{number}")), number)
            found["matches"] += 1
        bot.quit()
        found["faults"] += bot.faults
    print(json.dumps(found))
