/** Reasons in words: every sentence says a figure that was computed, or what calls mean. */
import type { Part, Reason } from '../../ai/index.ts';
import type { AnyShownGame } from '../../engine/game.ts';
import { fill, joinTexts, same, type Text, text } from '../../lang/text.ts';
import { isNothing, pointsText, roundedParts, signed } from './figures.ts';

/** The move that another is compared with, as it comes after “after” and after “more than”. */
interface Rival {
  readonly after: Text;
  readonly than: Text;
}

const OTHER = {
  after: text('the other move ($1)', 'dem anderen Zug ($1)'),
  than: text('the other move ($1)', 'der andere Zug ($1)'),
};

/** One of several moves that can be made. */
export const otherMove = (told: Text): Rival => ({
  after: fill(OTHER.after, told),
  than: fill(OTHER.than, told),
});

/** The move that was made. */
export const MOVE_MADE: Rival = {
  after: text('the move made', 'dem tatsächlichen Zug'),
  than: text('the move made', 'der tatsächliche Zug'),
};

const EVENT = text(
  'In $1 of $2 imagined deals $3, after $5 in $4.',
  'In $1 von $2 gedachten Spielen $3, nach $5 in $4.',
);
const DRAWBACK = text(
  'On the other hand, in $1 of $2 imagined deals $3, after $5 in $4.',
  'Dagegen spricht: In $1 von $2 gedachten Spielen $3, nach $5 in $4.',
);
const CERTAIN = text(
  'However the other cards lie, $3; after $5 $4 of $2 imagined deals.',
  'Wie die übrigen Karten auch liegen: So $3, nach $5 $4 von $2 gedachten Spielen.',
);
const CERTAIN_DRAWBACK = text(
  'On the other hand, however the other cards lie, $3, after $5 $4 of $2 imagined deals.',
  'Dagegen spricht: Wie die übrigen Karten auch liegen, so $3, nach $5 $4 von $2 gedachten Spielen.',
);
const ONLY_IN = text('only in $1', 'nur in $1');
const IN_NONE = text('in none', 'in keinem');
const SCORE = text('That makes $1 more than $2: $3.', 'Das bringt $1 mehr als $2: $3.');
const OWN = text('$1 on your side ($2)', '$1 bei dir ($2)');
const OTHERS = text('$1 on the other side ($2)', '$1 auf der anderen Seite ($2)');
const REST = text('$1 from the rest', '$1 beim Rest');

export const SAYINGS = {
  exact: text(
    'This is computed, not estimated: $1 more than the other move ($2).',
    'Das ist berechnet, nicht geschätzt: $1 mehr als der andere Zug ($2).',
  ),
  equal: text(
    'This is computed: the other move ($1) is just as good.',
    'Das ist berechnet: Der andere Zug ($1) ist genauso gut.',
  ),
  computed: text(
    'The figures are computed, not estimated.',
    'Die Zahlen sind berechnet, nicht geschätzt.',
  ),
  certain: text(
    'Every trick that is left is certain, however the other cards lie.',
    'Alle restlichen Stiche sind sicher, wie die übrigen Karten auch liegen.',
  ),
  proved: text(
    'It is proved that no other move does better, if nobody errs.',
    'Es ist bewiesen, dass kein anderer Zug mehr bringt, wenn niemand Fehler macht.',
  ),
  agreed: text(
    'It is what players agree to do here; no figures decide it.',
    'So ist es hier vereinbart; keine Zahlen entscheiden darüber.',
  ),
  means: text('By agreement it says: $1.', 'Nach Vereinbarung sagt es: $1.'),
  unclear: text(
    'There is no clear difference from the other move ($1).',
    'Zum anderen Zug ($1) ist kein klarer Unterschied.',
  ),
  worse: text(
    'The other move ($1) comes out better here.',
    'Der andere Zug ($1) schneidet hier besser ab.',
  ),
} as const;

/** Parts named one by one; what is left is summed up. */
const NAMED = 3;

const partText = ({ own, label }: Part, shown: Text): Text =>
  fill(own ? OWN : OTHERS, shown, label);

/** All as exact as the lead, and seen to add up to it. */
function partsText(parts: readonly Part[], lead: number): Text {
  const named = parts.filter(({ amount }) => !isNothing(amount, lead)).slice(0, NAMED);
  const amounts = named.map(({ amount }) => amount);
  const rest = lead - amounts.reduce((sum, amount) => sum + amount, 0);
  const hasRest = named.length < parts.length;
  const rounded = roundedParts(hasRest ? [...amounts, rest] : amounts, lead);
  const told = rounded.map((amount, at) => {
    const part = named[at];
    const shown = signed(amount, lead);
    return part === undefined ? fill(REST, shown) : partText(part, shown);
  });
  return joinTexts(
    told.filter((_, at) => rounded[at] !== 0),
    ', ',
  );
}

type EventReason = Extract<Reason, { readonly kind: 'event' }>;

function templateOf({ isDrawback, isCertain }: EventReason): Text {
  if (isCertain) return isDrawback ? CERTAIN_DRAWBACK : CERTAIN;
  return isDrawback ? DRAWBACK : EVENT;
}

function againstText({ isCertain, against }: EventReason): Text {
  if (!isCertain) return same(against);
  return against === 0 ? IN_NONE : fill(ONLY_IN, against);
}

/** A reason that speaks for a move against a rival. */
export function reasonText({ display }: AnyShownGame, reason: Reason, rival: Rival): Text {
  if (reason.kind === 'event') {
    const told = display.events?.[reason.event] ?? text(reason.event, reason.event);
    const { times, worlds } = reason;
    return fill(templateOf(reason), times, worlds, told, againstText(reason), rival.after);
  }
  const lead = reason.lead.mean;
  return fill(SCORE, pointsText(lead), rival.than, partsText(reason.parts, lead));
}
