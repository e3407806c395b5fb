/** What decided a match: what it is remembered for, else the dearest decision of its reader, in cards and words. */
import { expect, onTestFinished, test } from 'vitest';
import { legalTexts } from '../../src/engine/match.ts';
import { same, text } from '../../src/lang/text.ts';
import type { DealHighlight } from '../../src/play/advice/highlight.ts';
import type { Finding } from '../../src/play/advice/review.ts';
import type { Session } from '../../src/play/session/session.ts';
import { DecisiveMoment, hasMoment } from '../../src/tui/screens/end/moment.tsx';
import type { Moment, MomentSearch } from '../../src/tui/screens/end/use-decisive-moment.ts';
import { type Recording, readRecordings } from '../../src/tui/screens/past/replay-state.ts';
import { ReviewWindow } from '../../src/tui/screens/past/review.tsx';
import type { Weighing } from '../../src/tui/screens/past/weighing.ts';
import { scoredIn } from '../../src/tui/screens/score/scored.ts';
import { playOn, sit } from '../support/session.ts';
import { openDrawn } from './drawn.tsx';

const none = (): void => {};

/** What a review might have found out about the first decision of a seat, with these moves in words. */
function foundIn(session: Session, seat: number, more: Partial<Finding>): Moment {
  const step = session.made().find(({ by }) => by === seat);
  if (step === undefined) throw new Error('the seat never acts');
  return {
    seat,
    deal: step.before.deal,
    ply: step.before.ply,
    made: 'play TH',
    better: 'play TH TS',
    told: { made: same('(play|plays) [TH]'), better: same('(play|plays) [TH] [TS]') },
    gain: { mean: 2, error: 0.1 },
    exact: false,
    worlds: 40,
    listed: true,
    degree: 'better',
    reasons: [],
    step,
    occasion: { trick: 3, turn: 3 },
    ...more,
  };
}

const NOTHING: MomentSearch = {
  done: 9,
  whole: 9,
  ownOpen: 0,
  ownCostly: [],
  ownCourse: [],
  depth: 0,
  ownFound: same(''),
};

interface Room {
  readonly width: number;
  readonly height: number;
}

function shown(session: Session, found: Partial<MomentSearch>, room: Room): string {
  const deciding = { ...NOTHING, ...found };
  const drawn = openDrawn(
    <DecisiveMoment {...{ deciding, room }} scored={scoredIn(session, 'en')} />,
    '120x40',
  );
  onTestFinished(drawn.close);
  return drawn.text();
}

const bimbo = (): Promise<Session> => playOn(sit('bimbo', ['human'], { deals: 1 }));
const WIDE = { width: 60, height: 20 };

test('the heading and the sentence say whose move it was, in which deal and trick', async () => {
  const session = await bimbo();
  const other = shown(session, { ownCostly: [foundIn(session, 1, {})] }, WIDE);
  expect(other).toMatch(/The moment {2}P1, trick 3/);
  expect(other).toMatch(/P1 plays 10♥\. This gave away 2 points\. Better: P1 plays/);
  const own = shown(session, { ownCostly: [foundIn(session, 0, {})] }, WIDE);
  expect(own).toMatch(/The moment {2}You, trick 3/);
  expect(own).toMatch(/You play 10♥\. This gave away 2 points\. Better: you play/);
});

test('of the better move every card is drawn, those of the move made among them', async () => {
  const session = await bimbo();
  const text = shown(session, { ownCostly: [foundIn(session, 1, {})] }, WIDE);
  expect(text).toMatch(/10♥.*10♥.*10♠/);
});

/** The indexes in the first row of cards. */
const indexes = (text: string): readonly string[] =>
  text
    .split('\n')
    .find((line) => /8♣/.test(line))
    ?.match(/\d+[♣♦♥♠]/g) ?? [];

test('twins of a double pack are drawn each, and the better move where both have no room', async () => {
  const session = await playOn(sit('canasta', ['human'], { players: 2, deals: 1 }));
  const made = same('(meld|melds) [8C] [8C] [8H] [8S]');
  const moment = foundIn(session, 0, { told: { made, better: same('(discard|discards) [4D]') } });
  const wide = shown(session, { ownCostly: [moment] }, WIDE);
  expect(indexes(wide)).toEqual(['8♣', '8♣', '8♥', '8♠', '4♦']);
  const close = shown(session, { ownCostly: [moment] }, { width: 26, height: 20 });
  expect(indexes(close)).toEqual(['8♣', '8♣', '8♥', '8♠', '4♦']);
  const narrow = shown(session, { ownCostly: [moment] }, { width: 20, height: 20 });
  const cards = narrow.slice(0, narrow.indexOf('better'));
  expect(cards).toContain('4♦');
  expect(cards).not.toContain('8♣');
});

test('a title that has no room leaves out the name, which the sentence tells', async () => {
  const session = await bimbo();
  const text = shown(session, { ownCostly: [foundIn(session, 1, {})] }, { width: 20, height: 20 });
  expect(text).toMatch(/The moment {2}trick 3/);
  const narrow = shown(
    session,
    { ownCostly: [foundIn(session, 1, {})] },
    { width: 17, height: 20 },
  );
  expect(narrow).toMatch(/The moment\n/);
});

/** A step after which the same card could go to two rows, and the texts of both moves. */
function withTwoRows(session: Session) {
  for (const step of session.made()) {
    const adds =
      step.by < 0 ? [] : legalTexts(step.before).filter((one) => /^add \d+ \S+$/.test(one));
    for (const made of adds) {
      const card = made.split(' ').at(-1) ?? '';
      const better = adds.find((one) => one !== made && one.endsWith(` ${card}`));
      if (better !== undefined) return { step, card, made, better };
    }
  }
  throw new Error('no card fits two rows');
}

test('a card that is better added to another row is shown on both', async () => {
  const session = await playOn(sit('kabadak', ['human'], { deals: 4 }));
  const { step, card, made, better } = withTwoRows(session);
  const told = { made: same(`adds [${card}]`), better: same(`adds [${card}] there`) };
  const moment = { ...foundIn(session, step.by, { made, better, told }), step };
  const text = shown(session, { ownCostly: [moment] }, WIDE);
  const rows = [made, better].map((one) => /\d+/.exec(one)?.[0]);
  expect(text).toMatch(new RegExp(`\\S+, row ${rows[0]} +better, row ${rows[1]}`));
});

test('the sentences end where there is no room for another, not in the middle of one', async () => {
  const session = await bimbo();
  const why = same('The player is then rid of two cards in one turn, which nobody else can be');
  const reasons = [{ own: why, others: why }];
  const moment = foundIn(session, 1, { reasons });
  const whole = shown(session, { ownCostly: [moment] }, { width: 30, height: 20 });
  expect(whole.replace(/\s+/g, ' ')).toContain('which nobody else can be');
  const cut = shown(session, { ownCostly: [moment] }, { width: 30, height: 11 });
  expect(cut).not.toContain('…');
  expect(cut.replace(/\s+/g, ' ')).toContain('P1 plays 10♥. This gave away 2 points.');
});

test('a decision of which no card can be shown is told in words alone, from the edge and whole', async () => {
  const session = await playOn(sit('cabo', ['human'], { deals: 1 }));
  const told = { made: same('(call|calls) Cabo'), better: same('(draw|draws) from the stock') };
  const moment = foundIn(session, 0, { told });
  const lines = shown(session, { ownCostly: [moment] }, { width: 30, height: 9 }).split('\n');
  const after = lines.slice(lines.findIndex((line) => line.includes('The moment')) + 1);
  const words = after.map((line) => line.trim()).join(' ');
  expect(words).toContain(
    'You call Cabo. This gave away 2 points. Better: you draw from the stock.',
  );
  expect(after.filter((line) => line !== '').every((line) => /^ ?\S/.test(line))).toBe(true);
  expect(words).not.toMatch(/You *$/);
});

/** A highlight of three cards, made up. */
function remembered(session: Session, more: Partial<DealHighlight> = {}): DealHighlight {
  const { pack } = session.match();
  const cards = ['TH', 'JS', 'QD'].map((token) => pack.tokens.indexOf(token));
  return {
    groups: cards.map((card, seat) => ({ cards: [card], by: seat, isLit: seat === 1 })),
    told: text('{1} beat(|s) (your|{0}’s) [TH].', '{1} (schlägst|schlägt) (deine|{0}s) [TH].'),
    when: text('pile 3', '3. Haufen'),
    swing: [-1, 1, 0, 0],
    deal: 1,
    pack,
    ...more,
  };
}

test('what the match is remembered for comes before any decision, each card with its player', async () => {
  const session = await bimbo();
  const found = { highlight: remembered(session), ownCostly: [foundIn(session, 0, {})] };
  const told = shown(session, found, WIDE);
  expect(told).toMatch(/The moment {2}pile 3/);
  expect(told).toMatch(/You +P1 +P2/);
  expect(told).toContain('P1 beats your 10♥.');
  // The panel of a wide window lists what cost most.
  expect(told).not.toContain('gave away');
});

test('cards move together where they have no room side by side, with the first letters of names below', async () => {
  const session = await bimbo();
  const found = { highlight: remembered(session) };
  const narrow = shown(session, found, { width: 16, height: 20 });
  expect(narrow).toMatch(/10♥.*J♠.*Q♦/);
  expect(narrow).toMatch(/^You P1 {2}P2$/m);
});

test('where nothing stands out, there is no heading', async () => {
  expect(hasMoment(undefined)).toBe(false);
  expect(hasMoment(NOTHING)).toBe(false);
  const session = await bimbo();
  expect(shown(session, {}, WIDE).trim()).toBe('');
  expect(hasMoment({ ...NOTHING, ownCostly: [foundIn(session, 0, {})] })).toBe(true);
});

const recordingOf = (session: Session): Recording => {
  const [recording] = readRecordings(session.record.text());
  if (recording === undefined) throw new Error('no record');
  return recording;
};

function reviewed(session: Session, found: readonly Finding[], size: string): string {
  const recording = recordingOf(session);
  const decisions = recording.made.filter(({ by }) => by === 0);
  const weighing: Weighing = { findings: found, cards: [], decisions, done: decisions.length };
  const voices = { pack: recording.start.pack, names: ['Ada', 'P1', 'P2', 'P3'] };
  const drawn = openDrawn(
    <ReviewWindow {...{ recording, weighing, voices }} show={none} retry={none} close={none} />,
    size,
  );
  onTestFinished(drawn.close);
  return drawn.text();
}

test.each([
  ['80x24', /The moment[\s\S]*(?:You get rid of|gets rid of|out before anybody)/],
  ['120x40', /The moment[\s\S]*(?:You get rid of|gets rid of|out before anybody)/],
  ['60x14', /The closest decision {2}turn 1\n +You play 10♥\. Hardly better: you play 10♥ 10♠\./],
])(
  'a review without a mistake says so once at %s, with what came closest and what the match is remembered for',
  async (size, more) => {
    const session = await bimbo();
    const fine = foundIn(session, 0, { listed: false, gain: { mean: 0.1, error: 0.3 } });
    const told = reviewed(session, [fine], size);
    expect(told.match(/No move was clearly worse than the best\./g)).toHaveLength(1);
    expect(told).toContain('The closest decision');
    expect(told).toMatch(more);
  },
);
