/** The pages at the ends of deals and matches of every game, won and lost, in both languages: nothing is said twice. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { homeSeatOf } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { EndOfDeal, EndOfMatch } from '../../src/tui/screens/end/end-screens.tsx';
import { matchVerdict } from '../../src/tui/screens/end/verdict.ts';
import { scoredIn } from '../../src/tui/screens/score/scored.ts';
import { optionsOf, playOn } from '../support/session.ts';
import { openDrawn } from './drawn.tsx';

const SEEDS = ['one', 'two', 'three', 'four'] as const;
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora'];

/** A match of one deal that a person has played to its end at random against random players. */
async function played(id: string, seed: string): Promise<Session> {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const options = optionsOf(game, { deals: 1 });
  const home = homeSeatOf(game);
  const players = Array.from({ length: Number(options.players) }, (_, seat) => ({
    name: NAMES[seat] ?? `P${seat}`,
    who: seat === home ? ('human' as const) : ('random' as const),
  }));
  const session = await playOn(openSession({ game, options, seed, players }));
  onTestFinished(() => session.close());
  await session.postMortem(1);
  return session;
}

const none = (): void => {};
const WAYS = { again: none, same: none, leave: none };

function textOf(session: Session, which: 'deal' | 'match', lang: 'en' | 'de'): string {
  const screen =
    which === 'deal' ? (
      <EndOfDeal session={session} go={none} leave={none} />
    ) : (
      <EndOfMatch session={session} {...WAYS} leadsTo="menu" />
    );
  const drawn = openDrawn(screen, '120x60', { lang });
  const text = drawn.text();
  drawn.close();
  return text;
}

/** Sentences of at least four words, as they stand on a page whose lines are joined. */
function sentencesIn(text: string): readonly string[] {
  const plain = text
    .replace(/[█▀▄▓│]+/g, ' ')
    .replace(/\n\s*\n/g, '. ')
    .replace(/\s+/g, ' ');
  const found = plain.split(/[.!?] /).map((one) => one.trim().toLowerCase());
  return found.filter((one) => one.split(' ').length >= 4 && /\p{L}{3}/u.test(one));
}

const twice = (sentences: readonly string[]): readonly string[] =>
  sentences.filter((one, at) => sentences.indexOf(one) !== at);

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('says nothing twice, and calls the person “you” in the headline and below', async () => {
    for (const seed of id === 'bridge' ? SEEDS.slice(0, 1) : SEEDS) {
      const session = await played(id, seed);
      const scored = scoredIn(session, 'en');
      const { headline } = matchVerdict(scored, { en: 'over', de: 'aus' });
      const told = scored.ended?.told;
      for (const lang of ['en', 'de'] as const) {
        const where = `${id} ${seed} ${lang}`;
        // What is told below the headline never repeats it.
        expect(told?.[lang].toLowerCase() ?? '', where).not.toContain(headline[lang].toLowerCase());
        // The person is never told of in the third person.
        expect(told?.[lang] ?? '', where).not.toContain(`{${scored.you}}`);
        for (const which of ['deal', 'match'] as const) {
          const text = textOf(session, which, lang);
          expect(twice(sentencesIn(text)), `${where} ${which}\n${text}`).toEqual([]);
        }
      }
    }
  });
});
