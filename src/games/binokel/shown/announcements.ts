/** What everyone learns from a step besides the step itself: melds, trumps discarded, a card handed over. */
import { writeCard } from '../../../cards/pack.ts';
import { fill, joinTexts, same, type Text, text } from '../../../lang/text.ts';
import { pack } from '../cards.ts';
import { type Meld, sumOf } from '../melds.ts';
import type { Observation } from '../observation.ts';
import { suitName } from './text.ts';

const MELDS = text('{$1} melds $2: $3', '{$1} meldet $2: $3');
const HANDS_OVER = text('{$1} hands over [$2]', '{$1} gibt [$2] heraus');
const NOBODY_HAS = text('neither neighbour has [$1]', 'kein Nachbar hat [$1]');
const AWAY = text('$1 of the discards are trumps', 'gedrückte Trümpfe: $1');
const AWAY_ONE = text('one of the discards is a trump', 'ein Trumpf ist gedrückt');
const AWAY_NONE = text('none of the discards is a trump', 'kein Trumpf ist gedrückt');

const DOUBLE_BINOKEL = text('double Binokel $1', 'doppelter Binokel $1');

/** By rank, from the unter up; tens count only all eight. */
const RANKS: readonly Text[] = [
  text('unters', 'Unter'),
  text('obers', 'Ober'),
  text('kings', 'Könige'),
  text('tens', 'Zehnen'),
  text('aces', 'Asse'),
];

function meldName({ kind, of, value }: Meld): Text {
  switch (kind) {
    case 'family':
      return fill(text('family in $1 $2', 'Familie in $1 $2'), suitName(of), value);
    case 'pair':
      return fill(text('pair in $1 $2', 'Paar in $1 $2'), suitName(of), value);
    case 'four':
      return fill(text('four $1 $2', 'vier $1 $2'), RANKS[of] ?? same(''), value);
    case 'eight':
      return fill(text('eight $1 $2', 'acht $1 $2'), RANKS[of] ?? same(''), value);
    case 'binokel':
      return fill(of === 2 ? DOUBLE_BINOKEL : text('Binokel $1', 'Binokel $1'), value);
  }
}

function describeMelds(melds: readonly Meld[], seat: number): Text {
  if (melds.length === 0) return fill(text('{$1} has no melds', '{$1} hat keine Meldungen'), seat);
  return fill(MELDS, seat, sumOf(melds), joinTexts(melds.map(meldName), ', '));
}

function describeCalled(before: Observation, after: Observation): readonly Text[] {
  const { called } = after;
  if (called === null || before.called !== null) return [];
  const card = writeCard(pack, called.card);
  return [called.from < 0 ? fill(NOBODY_HAS, card) : fill(HANDS_OVER, called.from, card)];
}

function describeAway({ contract, trumpsAway }: Observation): readonly Text[] {
  if (contract?.kind !== 'game') return [];
  if (trumpsAway === 0) return [AWAY_NONE];
  return [trumpsAway === 1 ? AWAY_ONE : fill(AWAY, trumpsAway)];
}

export function announcements(before: Observation, after: Observation): readonly Text[] {
  if (before.phase !== 'away' || after.phase === 'away') return describeCalled(before, after);
  if (after.contract?.kind !== 'game') return [];
  return [...describeAway(after), ...after.melds.map(describeMelds)];
}
