/** Games that talk before they play, in lines: meanings, the auction, claims, post-mortems. */

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Fact } from '../../src/engine/table.ts';
import { type Lang, same } from '../../src/lang/text.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { altered } from '../support/altered.ts';
import { always, hear } from '../support/hearing.ts';
import { openCardsWith } from '../support/services.ts';
import { gameCalled, optionsOf, sit, someMove, wait } from '../support/session.ts';

/** One board; North is a person, the others play at random. */
function bridge(who: 'human' | 'random' = 'random'): Session {
  const game = gameCalled('bridge');
  const options = optionsOf(game, { scoring: 'duplicate', boards: 1 });
  const players = [0, 1, 2, 3].map((seat) => ({
    name: ['Ada', 'East', 'South', 'West'][seat] ?? '',
    who: seat === 0 ? ('human' as const) : who,
  }));
  return openSession({ game, options, seed: 'line', players });
}

async function answered(typed: readonly string[], lang: Lang = 'en'): Promise<readonly string[]> {
  const { lines } = await hear(
    bridge('human'),
    typed.map((line) => `${line}\n`),
    lang,
  );
  return lines;
}

/** Four people at one keyboard: an empty line takes over before each turn. */
const turns = (...calls: readonly string[]): readonly string[] =>
  calls.flatMap((call, i) => (i === 0 ? [call] : ['', call]));

describe('meanings', () => {
  test('before anything is said, then of every call and of one’s own', async () => {
    const lines = await answered(['', 'meanings', '1N', '', 'pass', '', 'bedeutung']);
    expect(lines).toContain('Nobody has said anything in this deal yet.');
    expect(lines).toContain('You could say now:');
    const at = lines.findIndex((line) => /^Ada: 1 notrump: strong notrump/.test(line));
    expect(at).toBeGreaterThan(0);
    expect(lines.slice(at).some((line) => /^2 clubs: Stayman/.test(line))).toBe(true);
  });

  test('in German, and in a game that knows none', async () => {
    const german = await answered(['', 'bedeutung'], 'de');
    expect(german).toContain('In diesem Spiel hat noch niemand etwas gesagt.');
    const { lines } = await hear(sit('cabo', ['human']), ['1\n', '1\n', 'meanings\n']);
    expect(lines).toContain('This game has no conventions beyond the rules.');
  });

  test('“help” names the word, “rules system” says the system', async () => {
    const lines = await answered(['', 'help', 'rules system']);
    expect(lines).toContain('Meanings: what bids mean, those made and those you could make.');
    expect(lines).toContain(
      'Rules: all rules; rules 3: the third; rules system: how opponents bid.',
    );
    const { lines: silent } = await hear(sit('cabo', ['human']), ['1\n', '1\n', 'help\n']);
    expect(silent).toContain('Rules: all rules; rules 3: the third.');
    expect(silent.join()).not.toMatch(/bids mean|opponents bid/);
    expect(lines).toContain('Opening bids.');
    expect(lines.some((line) => line.startsWith('1.1: '))).toBe(true);
  });
});

/** A match of a deal at a table for four, one of them a person. */
function sitAt(game: AnyGame): Session {
  const options = optionsOf(game, { deals: 1 });
  const players = [0, 1, 2, 3].map((seat) => ({
    name: `P${seat}`,
    who: seat === 0 ? ('human' as const) : ('random' as const),
  }));
  return openSession({ game, options, seed: 'line', players });
}

describe('notes', () => {
  test('say what the panel of the screen says, where the game has any', async () => {
    const kabadak = () => sit('kabadak', ['human', 'random']);
    const { lines } = await hear(kabadak(), ['notes\n', 'help\n']);
    const at = lines.indexOf('Your hand:');
    expect(at).toBeGreaterThan(0);
    expect(lines[at + 1]).toMatch(/^If \S+ goes out: \d+\.$/);
    expect(lines.slice(at).some((line) => /^Still unseen: \d+:$/.test(line))).toBe(true);
    expect(lines.join()).toContain('Notes: what one would count now');
    const { lines: german } = await hear(kabadak(), ['merkzettel\n'], 'de');
    expect(german).toContain('Dein Blatt:');
    const bare = altered(gameCalled('boese-dame'), { display: { notes: undefined } });
    const { lines: none } = await hear(sitAt(bare), ['notes\n', 'help\n']);
    expect(none).toContain('There is nothing to note now.');
    expect(none.join()).not.toContain('Notes: what one would count now');
  });
});

describe('the auction', () => {
  test('“table” says it round by round', async () => {
    const calls = turns('', '1C', 'pass', '1H', '2C', 'pass');
    const lines = await answered([...calls, '', 'table']);
    expect(lines).toContain('Round 1: Ada 1 club, East pass, South 1 heart, West 2 clubs.');
    expect(lines).toContain('Round 2: Ada pass.');
  });
});

describe('the contract', () => {
  const bids = (bid: string) => turns('', bid, 'pass', 'pass', 'pass');

  test.each([
    ['3C', 'en', 'Contract: 3 clubs by North.'],
    ['1C', 'en', 'Contract: 1 club by North.'],
    ['3C', 'de', 'Kontrakt: 3 Kreuz von Nord.'],
  ] as const)('%s in %s is “%s”', async (bid, lang, told) => {
    expect(await answered([...bids(bid), '', 'table'], lang)).toContain(told);
  });
});

test('a single choice more is shown at once; two or more wait', async () => {
  const after = async (bid: string) => (await answered(turns('', bid, ''))).slice(-15).join('\n');
  expect(await after('5S')).toMatch(/^13: /m);
  expect(await after('5S')).not.toContain('further');
  expect(await after('5H')).toMatch(/^2 further choices: say “more”\.$/m);
  expect(await after('5H')).not.toMatch(/^13: /m);
});

describe('a claim', () => {
  const auction = ['', '1C', '', 'pass', '', 'pass', '', 'pass', '', '1', ''];

  test('is told of in the help, made by its word, and refused with its clause', async () => {
    const lines = await answered([...auction, 'help', 'claim 13', 'claim 13', 'help']);
    const told = lines.filter((line) => line.startsWith('Claim tricks (0 certain): 0 to 13; type'));
    expect(told).toHaveLength(1);
    expect(lines.some((line) => /^Not allowed: the best defence .* \(BRI-5\)\.$/.test(line))).toBe(
      true,
    );
    expect(lines).toContain('Not allowed: you have already claimed in this deal: play on (BRI-5).');
  });

  test('that is accepted ends the deal', async () => {
    const lines = await answered([...auction, 'claim 0']);
    expect(lines).toContain('Ada gives up the last tricks.');
    expect(
      lines.some((line) => line.startsWith('Deal 1 is over: the remaining tricks were claimed.')),
    ).toBe(true);
    expect(lines.at(-1)).toMatch(/^Final score: /);
  });
});

describe('“score” after a deal', () => {
  test('says what the cards would have yielded', async () => {
    const game = gameCalled('bridge');
    const options = optionsOf(game, { scoring: 'duplicate', boards: 2 });
    const players = [0, 1, 2, 3].map((seat) => ({
      name: `P${seat}`,
      who: seat === 3 ? ('human' as const) : ('random' as const),
    }));
    const session = openSession({ game, options, seed: 'line', players });
    while (session.match().deal === 1) {
      await wait(session);
      if (session.match().deal === 1) session.play(someMove(session));
    }
    const { text } = await hear(session, ['score\n', 'quit\n']);
    expect(text).toMatch(/\nPar: /);
    expect(text).toMatch(/\nNorth: clubs \d+, diamonds \d+, hearts \d+, spades \d+, NT \d+\.\n/);
  });

  test('is what it was in games that tell nothing more', async () => {
    const { text } = await hear(sit('boese-dame', ['human'], { deals: 1 }), always('1'));
    expect(text).not.toContain('All cards open');
  });
});

describe('the end of a match', () => {
  /** A match of a game with a post-mortem. */
  function telling(): Session {
    function* facts(): Generator<void, readonly Fact[]> {
      yield;
      return [{ label: same('open'), value: same('told') }];
    }
    const game = altered(gameCalled('boese-dame'), {
      extras: { openCards: openCardsWith({ facts }) },
    });
    return sitAt(game);
  }

  test('tells a person at the keyboard what the last deal would have yielded', async () => {
    const { lines } = await hear(telling(), always('1'), 'en', true);
    expect(lines.at(-2)).toBe('Open: told.');
    expect(lines.at(-1)).toMatch(/^Final score: /);
  });

  test('does not keep a script waiting for it', async () => {
    const { text } = await hear(telling(), always('1'));
    expect(text).not.toContain('Open: told.');
  });
});
