// A bot that plays the first legal move, and does one thing wrong at its third turn: what its argument names.
// `stubborn` does so in every match; `lingers` takes a fifth of a second for each move.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [mode = 'honest', ...args] = process.argv.slice(2);
const put = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

const WRONG = {
  garbage: () => process.stdout.write('I play the queen\n'),
  unknown: () => put({ type: 'sing' }),
  illegal: ({ match, id }) => put({ type: 'move', match, id, do: 'play the queen' }),
  megabyte: () => process.stdout.write('x'.repeat(2 ** 20 + 1)),
  chatter: ({ match, id }) => {
    for (let i = 0; i < 10_001; i++) put({ type: 'info', match, id, text: 'hm' });
  },
  dies: () => process.exit(3),
  killed: () => process.kill(process.pid, 'SIGKILL'),
  hangs: () => {
    for (;;);
  },
  nothing: () => undefined,
  // Nothing wrong with that: it answers pings meanwhile.
  ponders: ({ match, id, legal }) => {
    setTimeout(() => put({ type: 'move', match, id, do: legal[0] }), 2500);
  },
};

// Talon is told who is to be ended with the bot.
if (mode === 'forks' || mode === 'stays') {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1e6)'], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  process.stderr.write(`${child.pid}\n`);
}
if (mode === 'tells')
  process.stderr.write(
    `${JSON.stringify({
      args,
      folder: process.cwd(),
      files: readdirSync('.'),
      env: Object.keys(process.env),
    })}\n`,
  );

let turns = 0;
const answer = {
  hello: () => {
    if (mode === 'mute') return;
    if (mode === 'future') put({ type: 'hello', protocol: 99, name: 'bot' });
    else if (mode === 'babbles') process.stdout.write('hello\n');
    else put({ type: 'hello', protocol: 1, name: mode === 'other-name' ? 'other' : 'bot' });
  },
  turn: (turn) => {
    const { match, id, legal } = turn;
    if (++turns === 3 && mode in WRONG) return WRONG[mode](turn);
    if (id === 3 && mode === 'stubborn') return WRONG.illegal(turn);
    if (mode === 'chatty') {
      put({ type: 'move', match, id: id - 1, do: 'of a turn that is over' });
      put({ type: 'move', match: match + 1000, id, do: 'of no match' });
      put({ type: 'info', match, id, text: `turn ${turns}`, values: {} });
      put({ type: 'pong', why: 'nobody asked' });
    }
    if (mode === 'thinks') {
      put({ type: 'info', match, id, text: `turn ${turns} [QS]` });
      put({ type: 'info', match, id, values: { [legal[0]]: 1.25 } });
    }
    if (mode === 'lingers') setTimeout(() => put({ type: 'move', match, id, do: legal[0] }), 200);
    else if (legal === undefined) put({ type: 'ask', match, id, from: 0 });
    else put({ type: 'move', match, id, do: legal[0] });
  },
  answer: ({ match, id, legal }) => put({ type: 'move', match, id, do: legal[0] }),
  ping: () => {
    if (mode === 'ponders') put({ type: 'pong' });
  },
  quit: () => {
    if (mode !== 'stays') process.exit(0);
  },
};
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  answer[message.type]?.(message);
});
if (mode === 'stays') {
  process.on('SIGTERM', () => undefined);
  setInterval(() => undefined, 1000);
}
