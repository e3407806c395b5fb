// Runs several commands of the built program one after another, as `talon` does, in one process: for tests that have to
// start it and try many commands. Reads them as JSON, a list of words each, and writes what each has written and its
// exit code. Their standard input is empty.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';

const DIST = resolve(import.meta.dirname, '../../dist');
const [, run] =
  /import\("(\.\/run-\w+\.js)"\)/.exec(readFileSync(`${DIST}/talon.js`, 'utf8')) ?? [];
const { runToEnd } = await import(`${DIST}/${run}`);

const given = JSON.parse(process.argv[2]);
const results = [];
const write = process.stdout.write.bind(process.stdout);

function taken(stream, into) {
  const { write: before } = stream;
  stream.write = (data, ...rest) => {
    into.push(String(data));
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  };
  return () => {
    stream.write = before;
  };
}

for (const { args, env } of given) {
  const out = [];
  const err = [];
  const restore = [taken(process.stdout, out), taken(process.stderr, err)];
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([]) });
  Object.assign(process.env, env);
  process.exitCode = 0;
  await runToEnd(args, process.env);
  results.push({ code: process.exitCode, out: out.join(''), err: err.join('') });
  for (const undo of restore) undo();
}
process.exitCode = 0;
write(JSON.stringify(results));
