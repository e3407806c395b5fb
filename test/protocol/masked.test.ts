/**
 * All that a bot is sent is the same, byte for byte, when cards that its seat cannot tell apart lie the other
 * way round. `TALON_MASKED=1000` looks at so many deals of all games.
 */
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../src/engine/game.ts';
import { spreadOptions } from '../../src/engine/laws/index.ts';
import { type AnyMatch, matchActor, openMatch } from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import type { Made } from '../../src/play/steps/steps.ts';
import { type Happened, SeatInMatch, type Talking } from '../../src/protocol/bot-answers.ts';
import type { OpenTurn } from '../../src/protocol/connection.ts';
import { seenStep } from '../../src/script/records/telling.ts';
import { determinized, type Played, playThrough, redealt } from '../fuzz/alike.ts';
import { altered } from '../support/altered.ts';
import { gameNamed } from '../tui/stage.ts';

const DEALS = Number(process.env.TALON_MASKED ?? 28);
const SEED = 'masked';

/** A talk that only listens: every line a bot would get, and the turn that is open. */
class Heard implements Talking {
  readonly lines: string[] = [];
  turn: OpenTurn | undefined;
  send = (message: object): void => this.put(JSON.stringify(message));
  put = (line: string): void => {
    this.lines.push(line);
  };
  wait = (turn: OpenTurn): void => {
    this.turn = turn;
  };
  withdraw = (): void => undefined;
  over = (): undefined => undefined;
  /** It gets all there is. */
  shares = (): true => true;
}

/** All that a bot at the seat is sent over these steps, asked what it may ask whenever it is to move. */
function streamOf(made: readonly Happened[], last: AnyMatch, seat: number): readonly string[] {
  const heard = new Heard();
  const opening = made[0]?.before ?? last;
  const place = { match: 0, opening, names: ['a', 'b'], rng: 'r' };
  const inMatch = new SeatInMatch(heard, seat, place, {});
  const ask = (match: AnyMatch, texts: readonly string[]): void => {
    void inMatch.decide(match);
    const { turn } = heard;
    if (turn === undefined) throw new Error('no turn is open');
    const about = { match: 0, id: turn.id } as const;
    turn.take({ type: 'ask', ...about, texts: [...texts, 'claim 3', 'nonsense'] });
    turn.take({ type: 'ask', ...about, from: 0 });
  };
  for (const step of made) {
    if (step.by === seat) ask(step.before, [step.text]);
    inMatch.notify(step);
  }
  if (matchActor(last) === seat) ask(last, made.map(({ text }) => text).slice(-20));
  return heard.lines;
}

const differing = (one: readonly string[], two: readonly string[]): string | undefined => {
  const at = one.findIndex((line, i) => line !== two[i]);
  return at < 0 && one.length === two.length ? undefined : `${one[at]} ≠ ${two[at]}`.slice(0, 400);
};

interface Found {
  readonly pairs: number;
  /** Of these, those of whole deals. */
  readonly deals: number;
  readonly leaks: readonly string[];
}

/** What the seat can tell: its observations, whatever the steps are called. */
const observed = (made: Made, seat: number): object => ({ ...seenStep(made, seat), do: '' });

/** Pairs of deals that are alike to a seat, over random matches of these games. */
async function compared(deals: number, list = games): Promise<Found> {
  const leaks: string[] = [];
  let pairs = 0;
  let whole = 0;
  const compare = (one: Played, two: Played, seat: number, title: string): void => {
    pairs++;
    const leak = differing(
      streamOf(one.made, one.match, seat),
      streamOf(two.made, two.match, seat),
    );
    if (leak !== undefined) leaks.push(`${title}, ply ${one.match.ply}, seat ${seat}: ${leak}`);
  };
  for (let number = 0; number < deals; number++) {
    const game = list[number % list.length];
    if (game === undefined) throw new Error('there are no games');
    const random = openQuickStream(`${SEED}/${game.id}/${number}`);
    const spread = spreadOptions(game);
    const options = spread[below(random, spread.length)]?.options;
    if (options === undefined) throw new Error(`${game.id} has no options`);
    const title = `${game.id} ${SEED}/${number} ${JSON.stringify(options)}`;
    let found = 0;
    await playThrough(openMatch(game, options, `${SEED}/${number}`), random, async (played) => {
      if (below(random, 6) > 0 || played.made[0]?.by !== CHANCE) return true;
      const seat = below(random, options.players);
      const world = determinized(played, seat, random).two.match;
      compare({ match: played.match, made: [] }, { match: world, made: [] }, seat, title);
      const other = redealt(played, seat, random, observed);
      if (other !== undefined) {
        found++;
        whole++;
        compare(other.one, other.two, seat, `${title}, redealt`);
      }
      return found < 3 && played.match.ply < 400;
    });
  }
  return { pairs, deals: whole, leaks };
}

describe(`what a bot is sent, seed ${SEED}`, () => {
  test('is the same when hidden cards are swapped in a way it cannot tell', async () => {
    const { pairs, deals, leaks } = await compared(DEALS);
    expect(leaks).toEqual([]);
    expect(deals).toBeGreaterThan(DEALS / 4);
    expect(pairs).toBeGreaterThan(DEALS);
  }, 3_600_000);

  test('would differ if a step were not masked, or a list depended on hidden cards', async () => {
    const game = gameNamed('boese-dame');
    const hidden = (state: unknown): number =>
      game.rules
        .zones(state)
        .flat()
        .reduce((sum, card) => (sum * 31 + card) % 99_991, 7);
    const mask: typeof game.observer.mask = (state, move) =>
      `${game.notation.write(move)} ${hidden(state)}`;
    const legal: typeof game.rules.legal = (state) => {
      const moves = game.rules.legal(state);
      return hidden(state) % 2 === 0 ? moves : [...moves].reverse();
    };
    const unmasked = await compared(12, [altered(game, { observer: { mask } })]);
    const telling = await compared(12, [altered(game, { rules: { legal } })]);
    expect(unmasked.leaks).not.toEqual([]);
    expect(telling.leaks).not.toEqual([]);
  });
});
