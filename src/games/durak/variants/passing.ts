/**
 * The options of DUR-21 to DUR-23: attacks passed on, tickets, and the side they go to. Which passes are refused is
 * decided in `bout/pass.ts`.
 */
import { sentences, text } from '../../../lang/text.ts';
import { directionOf, STAY, TO_LEFT, TO_RIGHT, type Way } from '../state/moves.ts';
import type { Direction } from '../state/state.ts';
import { rareChoice, type Turning, type Variant } from '../state/variant-rules.ts';
import texts from './texts.json' with { type: 'json' };

const { pass, tickets } = texts;

const LEAST = { any: () => 1, equal: (lying: number) => lying };

export const transfer: Variant<'transfer'> = {
  clause: 'DUR-21',
  options: {
    transfer: {
      kind: 'choice',
      group: texts.groups.passing,
      label: text('passing on', 'Schieben'),
      meaning: text(
        'whether the defender may pass the attack on with cards of its rank',
        'ob der Verteidiger den Angriff mit Karten desselben Werts weiterschieben darf',
      ),
      choices: {
        off: text('no passing on', 'es wird nicht geschoben'),
        any: text('with one or more cards of the rank', 'mit einer oder mehr Karten des Werts'),
        equal: text(
          'with at least as many as in the attack',
          'mit mindestens so vielen, wie liegen',
        ),
      },
    },
  },
  /** Words rule DUR-21 for these options: when the defender may pass an attack on, and with how many cards. */
  rule(options) {
    if (options.transfer === 'off') return pass.off;
    return sentences(
      pass.any,
      options.transfer === 'equal' && pass.equal,
      options.pairs === 'off' ? pass.next : pass.nextPairs,
      options.limit === 'none' ? pass.mostHand : pass.most,
    );
  },
  brief: (options) => options.transfer !== 'off' && texts.brief.pass[options.transfer],
  change: (_, { transfer: kind }) => (kind === 'off' ? {} : { passLeast: LEAST[kind] }),
};

export const ticket: Variant<'ticket'> = {
  clause: 'DUR-22',
  options: {
    ticket: {
      ...rareChoice(texts.groups.passing),
      label: text('tickets', 'Fahrkarten'),
      meaning: text(
        'whether showing a trump of the attack’s rank passes the attack on (needs transfer)',
        'ob man schieben kann, indem man einen Trumpf dieses Werts nur zeigt (Fahrkarte, nur mit Schieben)',
      ),
      choices: {
        off: text('no tickets', 'keine Fahrkarten'),
        free: text('as often as it helps', 'beliebig oft'),
        once: text('each card once a bout', 'jede Karte nur einmal je Angriff'),
      },
    },
  },
  clash: {
    when: ({ ticket, transfer }) => ticket !== 'off' && transfer === 'off',
    text: text('ticket needs transfer', 'ticket geht nur mit transfer'),
  },
  /** Words rule DUR-22 for these options: passing on by showing a trump of the rank, the ticket. */
  rule(options) {
    if (options.ticket === 'off') return tickets.off;
    if (options.trump === 'none') return tickets.noTrumps;
    return sentences(
      options.trump.startsWith('own') ? tickets.own : tickets.on,
      tickets.enough,
      options.transfer === 'equal' && tickets.oneCard,
      options.weli && tickets.weli,
      tickets.again,
      options.ticket === 'once' && tickets.once,
    );
  },
  brief(options) {
    if (options.ticket === 'off') return false;
    if (options.trump === 'none') return tickets.noTrumps;
    return texts.brief.ticket[options.ticket];
  },
  change: (_, options) => {
    if (options.ticket === 'off') return {};
    return { ticket: options.ticket === 'free' ? () => true : (shown, held) => shown < held };
  },
};

const SIDES: readonly Way[] = [TO_LEFT, TO_RIGHT];

const once = (_: Direction, play: Direction): readonly Turning[] =>
  SIDES.map((way) => ({ way, direction: directionOf(way), play }));

const keep = (): readonly Turning[] =>
  SIDES.map((way) => ({ way, direction: directionOf(way), play: directionOf(way) }));

/** The ways a pass may go where a new direction of play stays only if the passer says so. */
const chosen = (_: Direction, play: Direction): readonly Turning[] =>
  SIDES.flatMap((way) => {
    const direction = directionOf(way);
    const plain = { way, direction, play };
    return direction === play ? [plain] : [plain, { way: way | STAY, direction, play: direction }];
  });

const TURNINGS = { once, keep, chosen };

export const direction: Variant<'direction'> = {
  clause: 'DUR-23',
  options: {
    direction: {
      ...rareChoice(texts.groups.passing),
      label: text('which way attacks are passed on', 'wohin geschoben wird'),
      meaning: text(
        'whether an attack may be passed on to either side (needs transfer)',
        'ob nach beiden Seiten geschoben werden darf (nur mit Schieben)',
      ),
      choices: {
        fixed: text('always to the left', 'immer nach links'),
        once: text('either way, for that bout', 'beide Seiten, für diesen Angriff'),
        keep: text('either way, and it stays so', 'beide Seiten, und dabei bleibt es'),
        chosen: text(
          'either way; the passer says whether it stays',
          'beide Seiten, der Schieber sagt, ob es bleibt',
        ),
      },
    },
  },
  clash: {
    when: ({ direction, transfer }) => direction !== 'fixed' && transfer === 'off',
    text: text('direction needs transfer', 'direction geht nur mit transfer'),
  },
  rule: (options) => texts.direction[options.direction],
  brief: (options) => options.direction !== 'fixed' && texts.brief.direction[options.direction],
  change: (_, options) =>
    options.direction === 'fixed' ? {} : { turnings: TURNINGS[options.direction] },
};
