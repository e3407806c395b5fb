/**
 * Games broken on purpose: each breakage makes of a sound game one that breaks one law. `spares`
 * names the games which it cannot break, for they have nothing to break there.
 */

import type { Pack } from '../../src/cards/pack.ts';
import { type AnyGame, type Assignment, type Outcome, SPECTATOR } from '../../src/engine/game.ts';
import type { Law } from '../../src/engine/laws/index.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal, type Refusal, refuse } from '../../src/engine/refusal.ts';
import { text } from '../../src/lang/text.ts';
import { altered, type Parts } from './altered.ts';

export interface Breakage {
  readonly law: Law;
  /** The law that notices it first in some games. */
  readonly or?: Law;
  /** How the game is broken, as a title of its test. */
  readonly how: string;
  readonly breaks: (game: AnyGame) => AnyGame;
  readonly spares?: readonly string[];
  /** Thins the checks of single states, where those would see another law broken first. */
  readonly every?: number;
}

/** Games with one move: no other text can be accepted, refused or mistaken for it. */
const ONE_MOVE = ['auf-wiedersehen'];
/** Games whose cards have numbers for tokens, which may be said of other things. */
const NUMBERS = ['cabo', 'hiki-kabu'];

/** No state is looked at. */
const NEVER = 1_000_000;

const keyed = (value: unknown, extra: object): object => ({ ...(value as object), ...extra });

/** Changes what `apply` makes of a state. */
const after =
  (change: (made: unknown, state: unknown, game: AnyGame) => unknown) =>
  (game: AnyGame): AnyGame =>
    altered(game, {
      rules: {
        apply: (state, move) => {
          const made = game.rules.apply(state, move);
          return isRefusal(made) ? made : change(made, state, game);
        },
      },
    });

const refused = (game: AnyGame, change: (refusal: Refusal) => Refusal): AnyGame =>
  altered(game, {
    rules: {
      apply: (state, move) => {
        const made = game.rules.apply(state, move);
        return isRefusal(made) ? change(made) : made;
      },
    },
  });

const closing =
  (change: (outcome: Outcome) => Partial<Outcome>) =>
  (game: AnyGame): AnyGame =>
    altered(game, {
      rules: {
        outcome: (state) => {
          const outcome = game.rules.outcome(state);
          return { ...outcome, ...change(outcome) };
        },
      },
    });

const observing =
  (extra: (game: AnyGame, state: unknown) => object) =>
  (game: AnyGame): AnyGame =>
    altered(game, {
      observer: {
        observe: (state, observer) =>
          keyed(game.observer.observe(state, observer), extra(game, state)),
      },
    });

const listing =
  (change: (moves: readonly unknown[]) => readonly unknown[]) =>
  (game: AnyGame): AnyGame =>
    altered(game, { rules: { legal: (state) => change(game.rules.legal(state)) } });

/** Tells determinized states from those that were played. */
function dreaming(game: AnyGame, change: (isDream: (state: unknown) => boolean) => Parts): AnyGame {
  const dreams = new WeakSet<object>();
  const determinize: AnyGame['observer']['determinize'] = (...given) => {
    const world = keyed(game.observer.determinize(...given), {});
    dreams.add(world);
    return world;
  };
  return altered(
    altered(game, { observer: { determinize } }),
    change((state) => dreams.has(state as object)),
  );
}

const refusingLast = (game: AnyGame): AnyGame =>
  altered(game, {
    rules: {
      apply: (state, move) => {
        const last = game.notation.write(game.rules.legal(state).at(-1));
        if (game.notation.write(move) === last) return refuse('notation', game.names);
        return game.rules.apply(state, move);
      },
    },
  });

/** Counts what has happened, where nothing should be counted. */
function counter(): () => number {
  let count = 0;
  return () => count++;
}

function standardPack(game: AnyGame): Pack {
  const options = resolveOptions(game.options, {});
  if (isRefusal(options)) throw new Error(options.text.en);
  return game.pack(options);
}

/** Cut to its first move, the list hides moves that `apply` takes. */
const cutLegal = listing((moves) => moves.slice(0, 1));

/** `apply` takes this text wherever it is not listed too, as if it were the first of the list. */
export const accepting =
  (text: string) =>
  (game: AnyGame): AnyGame =>
    altered(game, {
      rules: {
        apply: (state, move) => {
          const made = game.rules.apply(state, move);
          const wrongly = isRefusal(made) && game.notation.write(move) === text;
          return wrongly ? game.rules.apply(state, game.rules.legal(state)[0]) : made;
        },
      },
    });

/** An assignment in which the second card of a slot is the first one again. */
const twice = (assignment: Assignment): Assignment =>
  assignment.map((cards) => cards.map((card, at) => (at === 1 ? (cards[0] ?? card) : card)));

const throwing = (): never => {
  throw new Error('lost');
};

/** A button that makes the first legal move, and that no list has. */
function withButton(game: AnyGame): AnyGame {
  const button = { id: 'surprise', label: text('surprise', 'Überraschung') };
  return altered(game, {
    rules: {
      apply: (state, move) =>
        game.rules.apply(state, move === button ? game.rules.legal(state)[0] : move),
    },
    notation: {
      write: (move) => (move === button ? button.id : game.notation.write(move)),
      read: (line) => (line === button.id ? button : game.notation.read(line)),
    },
    display: {
      table: (observation) => {
        const shown = game.display.table(observation);
        return { ...shown, buttons: [...shown.buttons, button] };
      },
    },
  });
}

export const breakages: readonly Breakage[] = [
  {
    law: 'every word is plain',
    how: 'the name clears the screen',
    breaks: (game) => ({ ...game, names: text('\u001b[2J', 'Spiel') }),
  },
  {
    law: 'every word is plain',
    how: 'a clause turns the reading direction',
    breaks: (game) => ({
      ...game,
      clauses: (options) =>
        game.clauses(options).map((clause) => ({ ...clause, text: text('\u202e', 'Regel') })),
    }),
  },
  {
    law: 'every word is plain',
    how: 'a prompt never ends',
    breaks: (game) =>
      altered(game, {
        display: {
          table: (observation) => ({
            ...game.display.table(observation),
            prompt: text('x'.repeat(3000), 'x'),
          }),
        },
      }),
  },
  {
    law: 'every word is plain',
    how: 'a move that is told clears the screen',
    breaks: (game) =>
      altered(game, { notation: { describe: () => text('plays\u001b[2J', 'spielt') } }),
  },
  {
    law: 'a table is shown to every observer',
    how: 'a table throws',
    breaks: (game) => altered(game, { display: { table: throwing } }),
  },
  {
    law: 'notes are told to every observer',
    how: 'notes throw',
    breaks: (game) => altered(game, { display: { notes: throwing } }),
  },
  {
    law: 'a bar is made of numbers',
    how: 'a bar shows shares of nothing',
    breaks: (game) =>
      altered(game, {
        display: {
          notes: () => [
            {
              title: text('Race', 'Rennen'),
              lines: [{ label: text('we', 'wir'), bar: { parts: [1], of: 0 } }],
            },
          ],
        },
      }),
  },
  {
    law: 'a finished deal is revealed',
    how: 'the end of a deal throws',
    every: NEVER,
    breaks: (game) => altered(game, { display: { reveal: throwing } }),
  },
  {
    law: 'a determinized state holds every card once',
    how: 'a hidden card is dealt twice',
    breaks: (game) =>
      altered(game, {
        observer: {
          determinize: (observation, assignment) =>
            game.observer.determinize(observation, twice(assignment)),
        },
      }),
    or: 'observe(determinize(observation)) equals observation',
  },
  {
    law: 'a published observation is as its schema says',
    how: 'a key is published that the schema does not have',
    breaks: (game) =>
      altered(game, {
        published: {
          publish: (observation) => keyed(game.published.publish(observation), { broken: 1 }),
        },
      }),
  },
  {
    law: 'every listed text has a form',
    how: 'no text has a form',
    every: NEVER,
    breaks: (game) => altered(game, { notation: { forms: () => [] } }),
  },
  {
    law: 'every word of a listed text is known',
    how: 'no word is known but cards',
    breaks: (game) => altered(game, { notation: { words: () => [] } }),
  },
  {
    law: 'weights go by move',
    how: 'no move has a weight',
    breaks: (game) => altered(game, { heuristics: { policy: () => [] } }),
  },
  {
    law: 'weights go by move',
    how: 'every weight is 0',
    breaks: (game) => altered(game, { heuristics: { policy: (_, moves) => moves.map(() => 0) } }),
  },
  {
    law: 'an estimate goes by seat',
    how: 'an estimate has no seats',
    breaks: (game) => altered(game, { heuristics: { evaluate: () => [] } }),
  },
  {
    law: 'candidates are legal moves',
    how: 'no move is likely',
    breaks: (game) => altered(game, { heuristics: { candidates: () => [] } }),
  },
  {
    law: 'apply accepts what legal lists and nothing else',
    how: 'apply takes a button that legal never lists',
    breaks: (game) => withButton(game),
  },
  {
    law: 'apply accepts what legal lists and nothing else',
    how: 'legal is cut to its first move',
    or: 'candidates are legal moves',
    breaks: cutLegal,
    spares: ONE_MOVE,
  },
  {
    law: 'as many sit at the table as the options say',
    how: 'a seat too many is counted',
    breaks: (game) =>
      altered(game, { rules: { players: (state) => game.rules.players(state) + 1 } }),
  },
  {
    law: 'every card is in exactly one place',
    how: 'a card is lost',
    breaks: (game) =>
      altered(game, {
        rules: {
          zones: (state) =>
            game.rules.zones(state).map((place, i) => (i === 0 ? place.slice(1) : place)),
        },
      }),
  },
  {
    law: 'every card is in exactly one place',
    how: 'a card is in two places',
    breaks: (game) =>
      altered(game, {
        rules: {
          zones: (state) => [
            ...game.rules.zones(state),
            game.rules.zones(state).flat().slice(0, 1),
          ],
        },
      }),
  },
  {
    law: 'an observation survives JSON',
    how: 'a view holds nothing under a key',
    breaks: observing(() => ({ broken: undefined })),
  },
  {
    law: 'hidden slots hold the pool',
    how: 'a card too many is hidden',
    breaks: (game) =>
      altered(game, {
        observer: {
          hidden: (observation) => {
            const { pool, slots } = game.observer.hidden(observation);
            return { pool: [...pool, 0], slots };
          },
        },
      }),
  },
  {
    law: 'observe(determinize(observation)) equals observation',
    how: 'a view shows where the hidden cards lie',
    breaks: observing((game, state) => ({ broken: game.rules.zones(state) })),
  },
  {
    law: 'a determinized state has the same actor',
    how: 'somebody else acts in a determinized state',
    breaks: (game) =>
      dreaming(game, (isDream) => ({
        rules: { actor: (state) => (isDream(state) ? 99 : game.rules.actor(state)) },
      })),
  },
  {
    law: 'a determinized state has the same legal texts',
    how: 'a move is missing in a determinized state',
    breaks: (game) =>
      dreaming(game, (isDream) => ({
        rules: { legal: (state) => game.rules.legal(state).slice(isDream(state) ? 1 : 0) },
      })),
  },
  {
    law: 'a published observation is restored',
    how: 'whose it is is forgotten',
    breaks: (game) =>
      altered(game, {
        published: {
          restore: (told, options) =>
            keyed(game.published.restore(told, options), { observer: SPECTATOR }),
        },
      }),
  },
  {
    law: 'the legal list is never empty while a seat acts',
    how: 'legal lists nothing',
    breaks: listing(() => []),
  },
  {
    law: 'texts are unique',
    how: 'a move is listed twice',
    breaks: listing((moves) => [...moves, moves[0]]),
  },
  {
    law: 'texts round-trip',
    how: 'texts are written that cannot be read',
    breaks: (game) =>
      altered(game, { notation: { write: (move) => `${game.notation.write(move)}!` } }),
  },
  {
    law: 'texts round-trip',
    how: 'every text is read as the same move',
    breaks: (game) => {
      let first: unknown;
      return altered(game, {
        notation: {
          read: (line) => {
            const move = game.notation.read(line);
            if (first === undefined && !isRefusal(move)) first = move;
            return isRefusal(move) ? move : first;
          },
        },
      });
    },
    spares: ONE_MOVE,
  },
  {
    law: 'every listed text is accepted',
    how: 'the last of the list is refused',
    breaks: refusingLast,
  },
  {
    law: 'the actor may make a legal step',
    how: 'the last of the list is refused, where no list is looked at',
    breaks: refusingLast,
    every: NEVER,
  },
  {
    law: 'a refusal names a clause of the sheet',
    how: 'refusals name no clause',
    breaks: (game) => refused(game, (refusal) => ({ ...refusal, clause: 'XXX-1' })),
    spares: ONE_MOVE,
  },
  {
    law: 'every pick is on the table',
    how: 'a move is made with a button that is not there',
    breaks: (game) =>
      altered(game, {
        display: {
          picks: (observation, move) => [
            ...game.display.picks(observation, move),
            { button: 'nowhere' },
          ],
        },
      }),
  },
  {
    law: 'different moves have different picks',
    how: 'every move is made without a pick',
    breaks: (game) => {
      let picked: unknown;
      const picks = (_: unknown, move: unknown) => {
        picked = move;
        return [];
      };
      return altered(game, { display: { picks, intended: () => game.notation.write(picked) } });
    },
    spares: ONE_MOVE,
  },
  {
    law: 'picks mean their move',
    how: 'picks mean nothing',
    breaks: (game) => altered(game, { display: { intended: () => undefined } }),
  },
  {
    law: 'chance makes legal steps',
    how: 'chance says a word that is none',
    breaks: (game) => altered(game, { rules: { chance: () => ({ word: 'nothing', values: [] }) } }),
  },
  {
    law: 'apply neither throws nor changes its state',
    how: 'apply changes its state',
    breaks: after((made, state) => {
      Object.assign(state as object, { broken: true });
      return made;
    }),
  },
  {
    law: 'apply neither throws nor changes its state',
    how: 'apply throws',
    breaks: after(() => {
      throw new Error('lost');
    }),
  },
  {
    law: 'apply is deterministic',
    how: 'apply counts its calls',
    breaks: (game) => {
      const count = counter();
      return after((made) => keyed(made, { broken: count() }))(game);
    },
  },
  {
    law: 'a state survives JSON',
    how: 'a state holds no number under a key',
    breaks: after((made) => keyed(made, { broken: Number.NaN })),
  },
  {
    law: 'a state read back from JSON goes on alike',
    how: 'apply knows a state by its address',
    breaks: (game) => {
      const known = new WeakSet<object>();
      return after((made, state) => {
        const grown = keyed(made, { broken: known.has(state as object) });
        known.add(grown);
        return grown;
      })(game);
    },
  },
  {
    law: 'no masked step holds a token its observer may not know',
    how: 'a step tells all cards',
    breaks: (game) =>
      altered(game, {
        observer: {
          mask: (_, move) => [game.notation.write(move), ...standardPack(game).tokens].join(' '),
        },
      }),
    spares: NUMBERS,
  },
  {
    law: 'points, totals and ranks go by seat',
    how: 'there are no totals',
    every: NEVER,
    breaks: closing(() => ({ totals: [] })),
  },
  {
    law: 'points, totals and ranks go by seat',
    how: 'there is a rank too many',
    every: NEVER,
    breaks: closing(({ ranks }) => ({ ranks: [...ranks, 9] })),
  },
  {
    law: 'why is a word of the sheet',
    how: 'a deal ends for no reason',
    every: NEVER,
    breaks: closing(() => ({ why: 'because' })),
  },
  {
    law: 'score lines add up to the points',
    how: 'a point is given away',
    every: NEVER,
    breaks: closing(({ points }) => ({ points: points.map((amount) => amount + 1) })),
  },
  {
    law: 'score lines name clauses of the sheet',
    how: 'points are given for no clause',
    every: NEVER,
    breaks: closing(({ lines }) => ({
      lines: lines.map((line) => ({ ...line, clause: 'XXX-1' })),
    })),
  },
  {
    law: 'winners rank first',
    how: 'the winner ranks second',
    every: NEVER,
    breaks: closing(({ ranks }) => ({ winners: [0], ranks: ranks.map(() => 2) })),
  },
  {
    law: 'the points alone are those of the outcome',
    how: 'a search is told other points',
    every: NEVER,
    breaks: (game) =>
      altered(game, {
        rules: { points: (state) => game.rules.outcome(state).points.map((amount) => amount + 1) },
      }),
  },
  {
    law: 'random play ends',
    how: 'moves change nothing',
    breaks: after((_, state) => state),
    every: NEVER,
  },
  {
    law: 'a record replays',
    how: 'a deal line says how often it was asked for',
    every: NEVER,
    breaks: (game) => {
      const count = counter();
      return closing(() => ({ extra: { count: count() } }))(game);
    },
  },
  {
    law: 'a replay ends in the same state',
    how: 'states say how many matches were opened',
    every: NEVER,
    breaks: (game) => {
      const count = counter();
      let opened = 0;
      const open = (options: Parameters<AnyGame['rules']['initial']>[0]) => {
        opened = count();
        return game.rules.initial(options);
      };
      return altered(after((made) => keyed(made, { broken: opened }))(game), {
        rules: { initial: open },
      });
    },
  },
];
