#!/usr/bin/env python3
"""Bots that do their worst to the arbiter and the machine, each in one way: `hostile.py KIND SECONDS TURNS`.

SECONDS is how long what a bot starts sleeps, TURNS at how many turns it does its worst. All play the first legal move
otherwise. Only for tests: they start processes, fill folders and flood pipes.
"""
import json
import os
import signal
import subprocess
import sys
import time

kind = sys.argv[1]
SLEEP = ["sleep", sys.argv[2] if len(sys.argv) > 2 else "600"]
turns_left = int(sys.argv[3]) if len(sys.argv) > 3 else 1000


def raw(data):
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except OSError:
        sys.exit(1)


def put(**message):
    raw(json.dumps(message).encode() + b"\n")


def flood(stream, seconds=1.0, most=2**29):
    """As much as goes through, but not much more than an arbiter could hold."""
    end, block = time.time() + seconds, b"x" * 65535 + b"\n"
    while most > 0 and time.time() < end:
        try:
            most -= os.write(stream, block)
        except OSError:
            return


def daemon(clean=False):
    """A process that has left the group, and whose parent is gone."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            devnull = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(devnull, stream)
            if clean:
                os.chdir("/")
            os.execvp("sleep", SLEEP)
        os._exit(0)
    os.wait()


def breed(generation=0):
    """Processes that start others, each in a session of its own."""
    for _ in range(3):
        if os.fork() == 0:
            os.setsid()
            if generation < 2:
                breed(generation + 1)
            os.execvp("sleep", SLEEP)


def deaf():
    for name in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGPIPE):
        signal.signal(name, signal.SIG_IGN)
    time.sleep(float(SLEEP[1]))


def fill():
    for number in range(50):
        with open(f"junk{number}", "wb") as file:
            file.write(b"x" * 2**20)


def deep():
    os.makedirs("/".join(["d"] * 200))
    for name in ("a\nb", "-rf", "\u202e", " "):
        open(name, "w").close()
    os.chmod("d", 0)


def ask_much(turn):
    for number in range(9000):
        put(type="ask", match=turn["match"], id=turn["id"], **{"from": 0}, texts=turn.get("legal", [])[:1] * 20)


START = {
    "daemon": daemon,
    "clean-daemon": lambda: daemon(True),
    "setsid": lambda: subprocess.Popen(["setsid", *SLEEP]),
    "setsid-bare": lambda: subprocess.Popen(["setsid", *SLEEP], cwd="/", env={"PATH": os.environ["PATH"]}),
    "group": lambda: subprocess.Popen(SLEEP),
    "breed": breed,
    "errors": lambda: flood(2, 0.3),
    "early-flood": lambda: flood(1, 0.3),
    "no-newline": lambda: raw(b"x" * 2**22),
    "zeros": lambda: raw(bytes(2**20 - 1) + b"\n"),
    "not-utf8": lambda: raw(b"\xff\xfe\xc3\x28\n"),
    "deep-json": lambda: raw(b"[" * 200000 + b"\n"),
    "deep-keys": lambda: raw(b'{"type":"pong","a":' * 1000 + b"1" + b"}" * 1000 + b"\n"),
    "proto": lambda: raw(b'{"__proto__":{"type":"hello"},"protocol":1,"name":"x"}\n'),
    "twice": lambda: raw(b'{"type":"hello","type":"hello","protocol":1,"name":"x"}\n'),
    "escapes": lambda: put(type="hello", protocol=1, name="\x1b]0;owned\x07\x1b[2J[QS]{1}\u202ename"),
    "long-name": lambda: put(type="hello", protocol=1, name="x" * 10000),
    "huge-number": lambda: raw(b'{"type":"hello","protocol":1e400,"name":"x"}\n'),
    "blank-lines": lambda: raw(b"\n" * 2**21),
    "silent": lambda: time.sleep(float(SLEEP[1])),
    "deaf": deaf,
    "stopped": lambda: os.kill(os.getpid(), signal.SIGSTOP),
    "closed": lambda: (os.close(1), time.sleep(float(SLEEP[1]))),
    "unread": lambda: (put(type="hello", protocol=1, name="unread"), time.sleep(float(SLEEP[1]))),
    "fills-folder": fill,
    "deep-folder": deep,
}

TURN = {
    "illegal": lambda t: put(type="move", match=t["match"], id=t["id"], do="x" * 4000),
    "too-long": lambda t: put(type="move", match=t["match"], id=t["id"], do="x" * 5000),
    "other-id": lambda t: [put(type="move", match=t["match"], id=t["id"] + n, do="pass") for n in range(1, 9000)],
    "other-match": lambda t: [put(type="move", match=9, id=t["id"], do="pass") for _ in range(9000)],
    "negative": lambda t: put(type="move", match=-1, id=t["id"], do="pass"),
    "asks": ask_much,
    "infos": lambda t: [put(type="info", match=t["match"], id=t["id"], text="\x1b[2J" * 200) for _ in range(9000)],
    "values": lambda t: put(type="info", match=t["match"], id=t["id"], values={str(n): 1.0 for n in range(50000)}),
    "claims": lambda t: [put(type="claim", match=t["match"], id=t["id"], do="claim 13") for _ in range(9000)],
    "dies": lambda t: os.kill(os.getpid(), signal.SIGSEGV),
    "late-errors": lambda t: flood(2),
    "flood": lambda t: flood(1),
}

START.get(kind, lambda: None)()
if kind != "escapes":
    put(type="hello", protocol=1, name=kind)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        if turns_left > 0:
            TURN.get(kind, lambda _: None)(message)
        turns_left -= 1
        put(type="move", match=message["match"], id=message["id"], do=message["legal"][0])
    elif message["type"] == "ping":
        put(type="pong")
    elif message["type"] == "quit" and kind != "deaf":
        break
