/** After a match at a keyboard: the same deals again, and what a strong player makes of them. */
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../src/lang/text.ts';
import { runLine } from '../../src/line/index.ts';
import { playAgain } from '../../src/play/past/play-again.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { freshFolders } from '../support/folders.ts';
import { hear } from '../support/hearing.ts';
import { sit, wait } from '../support/session.ts';

const PEOPLE = ['human', 'random', 'random', 'random'] as const;

/** A talk at a keyboard: moves are always the first choice; `after` answers what is asked after a match. */
async function talk(session: Session, after: readonly string[], lang: Lang = 'en') {
  const input = new PassThrough();
  const left = [...after];
  const folders = freshFolders();
  const sessions = [session];
  let said = '';
  const write = (words: string): void => {
    said += words;
    if (words !== '> ') return;
    const isOver = /(?:to stop|um aufzuhören)\.\n> $/.test(said);
    input.write(`${isOver ? (left.shift() ?? '') : '1'}\n`);
  };
  const again = (before: Session): Session => {
    sessions.push(playAgain(before, {}, folders));
    return sessions.at(-1) ?? before;
  };
  const io = { input, output: { write }, error: { write: () => {} }, isTTY: true };
  expect(await runLine({ session, lang, again }, io)).toBe(0);
  expect(left).toEqual([]);
  return { said, sessions };
}

const dealsIn = (session: Session): readonly string[] =>
  session.made().flatMap(({ text }) => (text.startsWith('deal ') ? [text] : []));

test('“same” plays the same deals again and compares them with the last time', async () => {
  const { said, sessions } = await talk(sit('boese-dame', PEOPLE, { deals: 2 }), ['same', '']);
  const [first, second] = sessions;
  if (first === undefined || second === undefined) throw new Error('no second match');
  expect(sessions).toHaveLength(2);
  expect(dealsIn(second)).toEqual(dealsIn(first));
  expect(second.match().ended).toBe(true);
  const [mine, then] = [second, first].map((one) => one.outcomes()[0]?.points[0] ?? 0);
  const number = (amount = 0) => (amount < 0 ? `minus ${-amount}` : `${amount}`);
  expect(said).toContain(`Deal 1: you ${number(mine)}, last time ${number(then)}, difference `);
  expect(said.match(/The same deals, now and last time/g)).toHaveLength(1);
});

test('“stark” tells what a strong player makes, deal by deal; then the question comes again', async () => {
  const { said } = await talk(sit('hiki-kabu', PEOPLE, { deals: 2 }), ['stark', ''], 'de');
  const told = said.slice(said.indexOf('Ein starker Spieler spielt'));
  expect(told.match(/Spiel \d+: du .*, ein starker Spieler .*, Unterschied /g)).toHaveLength(2);
  expect(told).toMatch(/Je Spiel: Unterschied .*, Standardfehler /);
});

test('where nothing is decided, a strong player would make nothing else', async () => {
  const { said } = await talk(sit('auf-wiedersehen', ['human'], { deals: 1 }), ['strong', '']);
  expect(said).toContain('there is nothing to decide');
});

test('questions are answered and what is not understood is said; Enter and “quit” stop', async () => {
  const talked = sit('bridge', PEOPLE, { scoring: 'duplicate', boards: 1 });
  const asked = ['score', 'why', 'help', 'undo', 'nonsense', '3', 'log', 'rules 1', 'quit'];
  const { said, sessions } = await talk(talked, asked);
  expect(sessions).toHaveLength(1);
  expect(talked.match().ended).toBe(true);
  const later = said.slice(said.indexOf('Say “same”')).split(/^Say “same” .*\n> /m);
  const [, score, why, help, ...rest] = later;
  expect(score).toMatch(/^Score: P0 /);
  expect(why).toMatch(/^Points of deal 1: /m);
  expect(help).toMatch(/^Log: what happened/m);
  expect(help).not.toMatch(/hint|undo|Answer with/);
  const unknown = 'That is not understood here; “help” lists what you can say.\n';
  expect(rest.slice(0, 3)).toEqual([unknown, unknown, unknown]);
  expect(rest[3]).toMatch(/^P\d plays /m);
  expect(rest[4]).toMatch(/^BRI-1: /);
  expect(rest.slice(5)).toEqual(['']);
});

describe('a match that counts as assisted says so at its end, and why', () => {
  test('with a hint or a move taken back', async () => {
    // A hint is help only where there is a choice.
    const asking = Array(40).fill(['hint\n', '1\n']).flat();
    const helped = await hear(sit('hiki-kabu', PEOPLE, { deals: 12 }), asking);
    expect(helped.lines).toContain('Assisted: hint, coach, undo or a deal played out for you.');
    const alone = await hear(sit('hiki-kabu', PEOPLE), Array(30).fill('1\n'));
    expect(alone.text).not.toContain('Assisted');
  });

  test('played on from a record', async () => {
    const { setup, made } = await wait(sit('hiki-kabu', PEOPLE));
    const branch = { name: 'old.jsonl', ply: made().length };
    const session = openSession({ ...setup, branch }, made());
    const { lines } = await hear(session, Array(30).fill('1\n'), 'de');
    expect(lines).toContain('Mit Hilfe: von einer Stelle eines Protokolls aus gespielt.');
    expect(lines.join()).not.toContain('Tipp');
  });
});
