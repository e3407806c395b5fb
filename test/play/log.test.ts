/** The log of a session: what is told of a step, in what order, and what the record gets of it. */

import { describe, expect, test } from 'vitest';
import { CHIPS } from '../../src/blocks/chips-won.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { legalTexts, openMatch, settleChance } from '../../src/engine/match.ts';
import type { Header } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { listed, same, text } from '../../src/lang/text.ts';
import { accountOf, logEntries, resultText } from '../../src/play/session/log.ts';
import {
  humanSeats,
  playersOfHeader,
  readOccupant,
  seatEntries,
} from '../../src/play/session/players.ts';
import { undoPoint } from '../../src/play/session/undo.ts';
import { chanced, type Made, moveMade, recordLinesOf, sure } from '../../src/play/steps/steps.ts';
import { altered } from '../support/altered.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

const game = gameCalled('boese-dame');
const options = optionsOf(game, { players: 3, deals: 2 });
const start = openMatch(game, options, 'log');

function move(before: Made['after'], line: string): Made {
  const made = moveMade(before, before.game.notation.read(line));
  if (isRefusal(made)) throw new Error(made.text.en);
  return made;
}

/** The steps of a whole match, everybody playing the first legal card. */
function steps(): readonly Made[] {
  const all: Made[] = [];
  for (let match = start; !match.ended; match = all.at(-1)?.after ?? match) {
    const isChance = match.game.rules.actor(match.state) === -1;
    all.push(isChance ? chanced(match) : move(match, legalTexts(match)[0] ?? ''));
  }
  return all;
}

const ALL = steps();
const said = (made: Made, observer = 0): readonly string[] =>
  logEntries(made).map(({ told }) => addressedTo(told(observer)).en);
const closing = ALL.filter(({ after }) => after.closed !== undefined);

describe('a step is told', () => {
  test('of chance, cards hidden, by the game’s words', () => {
    const [dealer, deal] = ALL;
    if (dealer === undefined || deal === undefined) throw new Error('no steps');
    expect(said(dealer)).toEqual([`{${dealer.text.split(' ')[1]}} deals first`]);
    expect(said(deal)).toEqual(['the cards are dealt']);
    expect(logEntries(deal)[0]).toMatchObject({ by: 'chance', ply: 1, deal: 1 });
  });

  test('of chance with open cards and seats by their marks, of an unknown word as it is', () => {
    const told = (words: AnyGame['rules']['chanceEvents'], line: string) => {
      const before = { ...start, game: altered(game, { rules: { chanceEvents: words } }) };
      return said({ before, after: settleChance(start), by: -1, text: line })[0];
    };
    const open = { values: 'cards', open: true, told: text('$1 and $2 lie open', '') } as const;
    expect(told({ turn: open }, 'turn 7C AS')).toBe('[7C] and [AS] lie open');
    expect(told({ turn: { ...open, open: false, told: same('hidden $1') } }, 'turn 7C')).toBe(
      'hidden $1',
    );
    expect(told({ turn: { ...open, values: 'seats' } }, 'turn 0 2')).toBe('{0} and {2} lie open');
    expect(told({}, 'turn 7C')).toBe('turn 7C');
  });

  test('of a seat as far as each observer may know it', () => {
    const play = ALL[2];
    if (play === undefined) throw new Error('no play');
    expect(said(play)).toEqual([`plays [${play.text.split(' ')[1]}]`]);
    expect(logEntries(play)[0]?.by).toBe(play.by);
    const secret: AnyGame = altered(game, {
      notation: {
        describe: (observation) =>
          same((observation as { observer: number }).observer === 1 ? 'seen' : 'unseen'),
      },
    });
    const masked = { ...play, before: { ...play.before, game: secret } };
    expect([said(masked, 0)[0], said(masked, 1)[0]]).toEqual(['unseen', 'seen']);
    expect(said({ ...play, text: 'fly' })[0]).toBe('fly');
  });

  test('with who took the trick, once, after its last card', () => {
    const plays = ALL.slice(2, 8);
    const taken = plays.map((made) =>
      said(made).filter((words) => / takes the trick$/.test(words)),
    );
    expect(taken.map((words) => words.length)).toEqual([0, 0, 1, 0, 0, 1]);
    const [words = ''] = taken[2] ?? [];
    const next = plays[3]?.by;
    expect(words).toBe(`{${next}} takes the trick`);
    const last = plays[2];
    if (last) expect(logEntries(last).map(({ by }) => by)).toEqual([last.by, 'table']);
  });

  test('with announcements of the game and a note of the table before it', () => {
    const play = ALL[2];
    if (play === undefined) throw new Error('no play');
    const telling = altered(game, { notation: { announcements: () => [same('what a card')] } });
    const noted = { ...play, before: { ...play.before, game: telling }, note: same('listen') };
    expect(said(noted)).toEqual(['listen', said(play)[0], 'what a card']);
    expect(logEntries(noted).map(({ by }) => by)).toEqual(['table', play.by, 'table']);
    expect(logEntries(noted)[0]).toMatchObject({ ply: play.before.ply, deal: 1 });
  });

  test('with the deal it ends, and the match', () => {
    const [first, second] = closing;
    if (first === undefined || second === undefined) throw new Error('two deals');
    const points = first.after.closed?.points
      .map((amount, seat) => `{${seat}} ${amount}`)
      .join(', ');
    expect(said(first)).toHaveLength(2);
    expect(said(first)[1]).toBe(`all cards have been played: ${points}`);
    expect(logEntries(first)[1]?.outcome).toBe(first.after.closed);
    expect(logEntries(first)[1]?.deal).toBe(1);
    expect(said(second)).toHaveLength(3);
    expect(said(second)[2]).toMatch(/ wins? the match$/);
  });

  test('with gains that have a sign where chips are counted, and the unit once', () => {
    const chips = { ...game, scoreUnit: CHIPS };
    const [made] = closing;
    if (made?.after.closed === undefined) throw new Error('no deal is over');
    const closed = { ...made.after.closed, points: [-1, 40, -39] };
    const before = { ...made.before, game: chips };
    const [, told] = said({ ...made, before, after: { ...made.after, closed } }, 1);
    expect(told).toMatch(/: \{0\} −1 chip, \{1\} \+40, \{2\} −39$/);
  });

  test('with one winner, several, or none', () => {
    const last = closing.at(-1);
    const closed = last?.after.closed;
    if (last === undefined || closed === undefined) throw new Error('no end');
    const won = (...winners: readonly number[]) =>
      said({ ...last, after: { ...last.after, closed: { ...closed, winners } } })[2];
    expect(won(1)).toBe('{1} wins the match');
    expect(won(0, 2)).toBe('{0} and {2} win the match');
    expect(won(...closed.ranks.keys())).toBe('the match is a draw');
    expect(won()).toBe('nobody wins the match');
    const game = gameCalled('durak');
    const lost = (...ranks: readonly number[]) =>
      addressedTo(resultText(game, { ...closed, winners: [0, 1], ranks })).en;
    expect(lost(1, 1, 3)).toBe('{2} is the durak');
    expect(lost(1, 2, 2)).toBe('{1} and {2} lose the match');
    expect(lost(1, 1, 1)).toBe('nobody loses the match');
    const odd = { ...closed, why: 'odd' };
    expect(said({ ...last, after: { ...last.after, closed: odd } })[1]).toMatch(/^odd: /);
  });
});

test('of what a program thought its three best moves are told, once the deal is over', () => {
  const values = { 'play 7C': 0.25, 'play 8C': 1.5, 'play 9C': -1, 'play TC': 0.75 };
  const info = { text: 'the queen is out', values };
  const at = ALL.findIndex(({ by }) => by === 0);
  const thinking = ALL.map((made, n) => (n === at ? { ...made, info } : made));
  const toldAfter = (count: number) =>
    accountOf(thinking.slice(0, count))
      .log()
      .find(({ by }) => by === 0)
      ?.told(0).en;
  expect(toldAfter(at + 1)).not.toContain('thinking');
  expect(toldAfter(ALL.length)).toMatch(
    / \(thinking: “the queen is out”; play 8C is worth 1\.5; play TC is worth 0\.75; play 7C is worth 0\.25\)$/,
  );
});

test('the log is made once, when it is first asked for', () => {
  const { log } = accountOf(ALL);
  expect(log()).toBe(log());
});

test('parts are listed with an and before the last', () => {
  const list = (...words: readonly string[]) => listed(words.map(same)).en;
  expect([list(), list('a'), list('a', 'b'), list('a', 'b', 'c')]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

describe('the record gets', () => {
  test('the step, with a claim refused before it, and what it closed', () => {
    const [play, ended] = [ALL[2], closing.at(-1)];
    if (play === undefined || ended === undefined) throw new Error('no steps');
    expect(recordLinesOf(play)).toEqual([{ by: play.by, do: play.text }]);
    expect(recordLinesOf({ ...play, refused: 'claim 5' })).toEqual([
      { by: play.by, do: play.text, refused: 'claim 5' },
    ]);
    expect(recordLinesOf(ALL[0] as Made)).toEqual([{ by: 'chance', do: ALL[0]?.text }]);
    expect(recordLinesOf(ended).map((line) => Object.keys(line)[0])).toEqual(['by', 'deal', 'end']);
  });

  test('only moves that are legal', () => {
    const dealt = settleChance(start);
    const illegal = dealt.pack.order.find((card) => isRefusal(moveMade(dealt, card)));
    expect(() => sure(dealt, illegal)).toThrow(/^boese-dame refuses play /);
  });
});

describe('seats', () => {
  const players = [
    { name: 'Ada', who: 'human' },
    { name: 'Bo', who: 'random' },
    { name: 'Cy', who: 'hard' },
  ] as const;

  test('are written into a header and read back', () => {
    const seats = seatEntries(players);
    expect(seats.map(({ by }) => by)).toEqual(['human', 'random', 'ai:hard']);
    const header: Header = { talon: 1, game: 'cabo', seed: '', options: {}, seats: [...seats] };
    expect(playersOfHeader(header)).toEqual(players);
    const strange = { ...header, seats: [...seats, { name: 'D', by: 'ai:god' }] };
    expect(playersOfHeader(strange)).toBeUndefined();
    expect(humanSeats(players)).toEqual([0]);
  });

  test('are taken by people, random and the three levels alone', () => {
    const read = ['human', 'random', 'ai:easy', 'ai:medium', 'ai:hard'].map(readOccupant);
    expect(read).toEqual(['human', 'random', 'easy', 'medium', 'hard']);
    for (const by of ['', 'easy', 'ai:', 'ai:random', 'AI:easy'])
      expect(readOccupant(by)).toBeUndefined();
  });
});

describe('a step may be taken back', () => {
  const person = [
    { name: 'a', who: 'human' },
    { name: 'b', who: 'random' },
    { name: 'c', who: 'random' },
  ] as const;
  const people = person.map((each) => ({ ...each, who: 'human' as const }));
  /** A deal of the day, where nobody goes back past what they have seen. */
  const alone = { seed: 'daily/1/2026-11-25', players: person };
  /** A step of seat 0 after which another seat plays. */
  const own = ALL.findIndex(({ by }, at) => by === 0 && ALL[at + 1]?.by !== 0);
  const upTo = (at: number): readonly Made[] => ALL.slice(0, at + 1);

  test('by the person who made the last one, who sees no more cards since', () => {
    expect(undoPoint([], alone, 0)).toBeUndefined();
    expect(undoPoint(ALL.slice(0, 2), alone, 0)).toBeUndefined();
    expect(undoPoint(upTo(own), alone, 0)).toBe(own);
    expect(undoPoint(upTo(own), alone, 1)).toBeUndefined();
    expect(undoPoint(upTo(own + 1), alone, 0)).toBeUndefined();
  });

  test('where an opponent’s step since has shown nothing', () => {
    const [step, ...hidden] = ALL.slice(own, own + 2);
    if (step === undefined) throw new Error('no step');
    const unseen = hidden.map((made) => ({ ...made, after: step.before }));
    expect(undoPoint([...ALL.slice(0, own), step, ...unseen], alone, 0)).toBe(own);
  });

  test('alone and on no deal of the day whatever was seen, and past the end of a deal', () => {
    const free = { ...alone, seed: 'a' };
    expect(undoPoint(upTo(own + 1), free, 0)).toBe(own);
    expect(undoPoint(upTo(own + 1), free, 1)).toBeUndefined();
    expect(undoPoint(upTo(own), { seed: 'a', players: people }, 1)).toBeUndefined();
    const last = ALL.findLastIndex(({ by }) => by === 0);
    expect(undoPoint(ALL, free, 0)).toBe(last);
    const own0 = ALL.map((made, at) => (at === last ? { ...made, standIn: true as const } : made));
    expect(undoPoint(own0, free, 0)).toBeLessThan(last);
  });

  test('not past the step of another person', () => {
    const next = upTo(own + 1);
    expect(undoPoint(next, { seed: 'a', players: people }, 0)).toBeUndefined();
    expect(undoPoint(next, { seed: 'a', players: people }, next.at(-1)?.by ?? -1)).toBe(own + 1);
  });

  test('not past the end of a deal', () => {
    const made = upTo(own).map((step, at) => {
      const { closed } = closing[0]?.after ?? {};
      return at === own && closed ? { ...step, after: { ...step.after, closed } } : step;
    });
    expect(undoPoint(made, alone, 0)).toBeUndefined();
  });
});
