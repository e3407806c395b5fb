/** `?` at real tables: what is under the cursor and what is asked; and marked words in every game's rules. */
import { describe, expect, test } from 'vitest';
import { markedWords } from '../../src/engine/glossary.ts';
import { spreadOptions } from '../../src/engine/laws/index.ts';
import { matchActor } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { Pick } from '../../src/engine/table.ts';
import { games } from '../../src/games/index.ts';
import { LANGS } from '../../src/lang/text.ts';
import { games as published, rulesOf } from '../../src/library/index.ts';
import { rules } from '../../src/line/questions.ts';
import { type Meanings, meaningsOf } from '../../src/play/advice/meanings.ts';
import { linksOf, rowsOf } from '../../src/tui/components/paragraphs.ts';
import { type Picks, picksReducer, startPicks } from '../../src/tui/picking/picks.ts';
import { turnOf } from '../../src/tui/screens/turn/state.ts';
import { sceneOf } from '../../src/tui/screens/turn/view.tsx';
import { meaningParagraphs } from '../../src/tui/screens/windows/advice.tsx';
import {
  explanations,
  HelpWindow,
  keyParagraphs,
  tableKeys,
} from '../../src/tui/screens/windows/help.tsx';
import { rulesParagraphs } from '../../src/tui/screens/windows/rules.tsx';
import { plainText } from '../../src/tui/theme/theme.ts';
import { dealing, NORTH_ALL } from '../games/bridge/support.ts';
import { talonHere as talon } from '../support/here.ts';
import { position } from '../support/play.ts';
import { sit } from '../support/session.ts';
import { openAt, openShown, ownFolders } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { gameNamed, namesFor, opened, type Played, playOn, stage } from './stage.ts';

ownFolders();

/** The table of the seat to act, the cursor on something. */
function sceneAt({ match, log }: Played, point?: Pick, open = false) {
  const observer = matchActor(match);
  const turn = turnOf(match, observer);
  if (turn === undefined) throw new Error('nobody acts');
  const start = startPicks(turn.areas, turn.choices);
  const picks: Picks = point
    ? picksReducer(turn.areas, true)(start, { kind: 'point', pick: point })
    : start;
  const shown = { match, names: namesFor(match), observer, log, memory: open, waiting: false };
  return sceneOf({ ...shown, turn, picks });
}

/** What `?` says at a table. */
async function helpAt(played: Played, point?: Pick, lang: 'en' | 'de' = 'en'): Promise<string> {
  const { game } = played.match;
  const scene = sceneAt(played, point);
  const on = openShown(
    <HelpWindow rows={tableKeys(game)} about={{ game, scene }} close={() => {}} />,
    { lang },
  );
  await on.shows(/Esc/);
  return on.text().replace(/\s+/g, ' ');
}

const at = (id: string, steps: number, given = {}): Played =>
  playOn(opened(gameNamed(id), given), steps);

/** The first hand card of the seat to act with this token. */
function cardAt(played: Played, token: string): Pick {
  return { region: 'hand', slot: played.match.pack.tokens.indexOf(token) };
}

const handOf = ({ match }: Played): readonly string[] => {
  const { game, state, pack } = match;
  const seen = game.display.table(game.observer.observe(state, matchActor(match)));
  const hand = seen.regions.find(
    ({ role, owner }) => role === 'hand' && owner === matchActor(match),
  );
  return (hand?.cards ?? []).map(({ card = 0 }) => pack.tokens[card] ?? '');
};

describe('what is under the cursor is explained first, then what is asked, then the keys', () => {
  test('a call of Bridge, with what it would say', async () => {
    const told = await helpAt(at('bridge', 0), { button: '1N' });
    expect(told).toMatch(
      /^ Help 1–\d+ of \d+ Under the cursor 1 notrump .*strong notrump.*What is asked/,
    );
  });

  test('a bid and a word of Binokel', async () => {
    const start = at('binokel', 0);
    expect(await helpAt(start)).toMatch(
      /Under the cursor your bid: 150 bid The points that a player/,
    );
    expect(await helpAt(start, { button: 'weg' })).toMatch(
      /Under the cursor say weg weg German for “away”|Under the cursor weg weg German for “away”/,
    );
    expect(await helpAt(start, undefined, 'de')).toMatch(/Unter dem Zeiger.*Gebot Die Punkte/);
  });

  test('a card of Durak by its name, and the words of the prompt', async () => {
    const start = at('durak', 0);
    const [token = ''] = handOf(start);
    const told = await helpAt(start, cardAt(start, token));
    expect(told).toMatch(/Under the cursor \S+ (\w+ of \w+|joker) \(/);
    expect(told).toMatch(/What is asked.*Cards and moves/);
  });

  test('a button of Canasta', async () => {
    expect(await helpAt(at('canasta', 0), { button: 'draw' })).toMatch(
      /Under the cursor draw .*What is asked/,
    );
  });

  test('a card of Cabo that lies face down is not named', async () => {
    const found: (readonly [Played, Pick])[] = [];
    playOn(opened(gameNamed('cabo')), 30, (played) => {
      const turn = turnOf(played.match, matchActor(played.match));
      for (const { items } of turn?.areas ?? [])
        for (const { pick, face } of items) {
          const id = 'region' in pick ? pick.region : '';
          const region = turn?.table.regions.find((one) => one.id === id);
          const isHidden = face !== undefined && region?.cards[face]?.card === undefined;
          if (isHidden) found.push([played, pick]);
        }
    });
    const [first] = found;
    if (first === undefined) throw new Error('every card lies open');
    expect(await helpAt(...first)).toMatch(/Under the cursor a card face down \(/);
  });

  test.each(games.map(({ id }) => [id]))(
    '%s: no markup is left, whatever the cursor is on',
    (id) => {
      const stages = LANGS.map((lang) => stage('80x24', { lang }));
      playOn(opened(gameNamed(id)), 12, (played) => {
        const scene = sceneAt(played);
        const { picking } = scene;
        for (const { id: area, items } of picking?.areas ?? [])
          for (const on of stages) {
            const picks = { area, at: Math.floor(items.length / 2), picked: [] };
            const there = { ...scene, ...(picking && { picking: { ...picking, picks } }) };
            for (const { of } of explanations(on, played.match.game, there))
              expect(plainText(of)).not.toMatch(/[<>]|\{\d\}|\[\w+\]|\$\d/);
          }
      });
    },
  );
});

function publishedAs(id: string) {
  const game = published.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

describe('at a table in play', () => {
  test('every window opens by its key, closes by Escape, and leaves the table as it was', async () => {
    const { session } = sitAlone('boese-dame');
    const on = openAt({ at: 'table', session, row: 0 });
    await on.shows(/▶ You[\s\S]*Enter/);
    const before = on.text();
    const windows = [
      ['?', /^ Help[\s\S]*Under the cursor[\s\S]*What is asked/],
      ['l', /^ Log[\s\S]*Deal 1/],
      ['r', /^ Rules: Böse Dame[\s\S]*Böse Dame in a minute/],
      ['w', /^ Words: Böse Dame/],
      ['v', /^ Last trick/],
      ['m', /▶ You[\s\S]*\n What it means/],
    ] as const;
    for (const [key, title] of windows) {
      await on.press(key, title);
      await on.press('\u001b', /▶ You[\s\S]*Enter/);
      expect(on.text()).toBe(before);
    }
  });

  test('after a refused card the rules show its clause', async () => {
    const { session } = sitAlone('boese-dame');
    const on = openAt({ at: 'table', session, row: 0 });
    await on.shows(/▶ You[\s\S]*Enter/);
    for (let i = 0; i < 8 && !/Enter says why/.test(on.text()); i++)
      await on.press('\u001b[C', /Enter/);
    await on.press('\r', /\(BOD-\d+\)/);
    const clause = /\((BOD-\d+)\)/.exec(on.text())?.[1] ?? '';
    await on.press('r', /^ Rules/);
    expect(on.seen()).toMatch(new RegExp(`⟦(bold )?inverse ${clause}⟧`));
  });
});

describe('in a game with conventions', () => {
  const bridge = gameNamed('bridge');
  const auction = position(
    bridge,
    { scoring: 'duplicate', boards: 2 },
    'dealer 0',
    dealing('N', NORTH_ALL),
    '1N',
    'pass',
  );
  const voices = { pack: auction.pack, names: ['Ada', 'East', 'South', 'West'] };

  test('the meanings of calls made and calls to make', () => {
    const on = stage('80x24');
    const told = meaningParagraphs(on, voices, meaningsOf(auction, matchActor(auction)))
      .map(({ of }) => plainText(of))
      .join('\n');
    expect(told).toMatch(/^Ada: 1 notrump {2}strong notrump[\s\S]*\nWhat you could say now\n/);
  });

  test('before anything is said, and in games without them', () => {
    const on = stage('80x24');
    const told = (meanings: Meanings | undefined): string =>
      meaningParagraphs(on, voices, meanings)
        .map(({ of }) => plainText(of))
        .join();
    expect(told({ said: [], open: [] })).toBe('Nobody has said anything in this deal yet.');
    expect(told(undefined)).toContain('no conventions beyond the rules');
  });

  test('the help names the keys, the rules go on with the system', () => {
    const helped = (id: string): readonly string[] =>
      keyParagraphs(stage('80x24'), tableKeys(gameNamed(id))).map(
        ({ lead = [], of }) => `${plainText(lead)} ${plainText(of)}`,
      );
    expect(helped('bridge')).toEqual(
      expect.arrayContaining([
        'm what bids mean, made and possible',
        'v the last trick',
        'r rules, and how opponents bid',
      ]),
    );
    expect(helped('cabo')).toContain('r rules');
    expect(helped('cabo').join('\n')).not.toMatch(/bids mean|opponents bid|last trick/);
    const rules = rulesParagraphs(stage('80x24'), voices, bridge, auction.options);
    const system = rules.findIndex(({ of }) => plainText(of) === 'Opening bids');
    expect(system).toBeGreaterThan(rules.findIndex(({ id }) => id === 'BRI-8'));
  });
});

describe('marked words of the rules', () => {
  test.each(games.map((game) => [game.id, game] as const))(
    '%s: nobody is shown a mark, and the screen underlines them',
    (id, game) => {
      let links = 0;
      for (const { options, given } of spreadOptions(game).slice(0, 4)) {
        const told = rulesOf(publishedAs(id), given);
        if (isRefusal(told)) throw new Error(told.text.en);
        for (const lang of LANGS) {
          const at = stage('80x24', { lang });
          const voices = { pack: game.pack(options), names: [] };
          const paragraphs = rulesParagraphs(at, voices, game, options);
          for (const { of } of paragraphs) expect(plainText(of)).not.toMatch(/[<>]/);
          expect(paragraphs.flatMap(({ id: clause = [] }) => clause)).toEqual(
            expect.arrayContaining(game.clauses(options).map((clause) => clause.id)),
          );
          for (const { text } of told) expect(text[lang]).not.toMatch(/[<>]/);
          const marks = game.clauses(options).flatMap(({ text }) => markedWords(text[lang]));
          const found = linksOf(rowsOf(paragraphs, 80)).map(({ link }) => link);
          expect(found).toEqual(expect.arrayContaining([...new Set(marks)]));
          links += found.length;
        }
      }
      const spoken = rules(sit(id, []), '').map(({ en, de }) => en + de);
      for (const line of spoken) expect(line).not.toMatch(/[<>]/);
      expect(links).toBeGreaterThan(0);
    },
  );

  test('talon rules prints none, nor does --json', async () => {
    const printed = await Promise.all(games.map(({ id }) => talon(['rules', id, '--json'])));
    const plain = await talon(['rules', 'binokel']);
    for (const { out, code } of [...printed, plain]) {
      expect(code).toBe(0);
      expect(out.length).toBeGreaterThan(500);
      expect(out).not.toMatch(/[<>]/);
    }
  });
});
