/** A card whose worth is known with all cards open: the trick it was played to, the card, and one that was better. */

import type { ReactNode } from 'react';
import type { Card } from '../../../cards/pack.ts';
import { type OpenCard, openCardText } from '../../../play/advice/open-cards.ts';
import type { Made } from '../../../play/steps/steps.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import {
  captionOf,
  phrase,
  type Stage,
  say,
  useStage,
  type Voices,
} from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import {
  CardGroup,
  fittingGroups,
  type Group,
  groupCells,
} from '../../table/cards/card-groups.tsx';
import { run } from '../../theme/theme.ts';
import { areSlips } from '../end/hands.tsx';

/** Cells between groups of cards, and the fewest of the sentence beside them. */
const APART = 2;
const BESIDE = 26;

interface OpenCardProps {
  readonly step: Made;
  readonly card: OpenCard;
  readonly voices: Voices;
  /** The seat that is called “you”. */
  readonly you: number | undefined;
  readonly width: number;
  /** Whether there is no room for cards. */
  readonly wordsAlone: boolean;
}

/** The cards that lay in the trick before the step. */
function layingIn({ before, by }: Made): readonly Card[] {
  const { game, state } = before;
  const { regions } = game.display.table(game.observer.observe(state, by));
  return regions
    .filter(({ role, lastTrick }) => role === 'trick' && lastTrick !== true)
    .flatMap(({ cards }) => cards.flatMap(({ card }) => card ?? []));
}

/** The cards with these tokens. */
const cardsWith = ({ before: { pack } }: Made, tokens: readonly string[]): readonly Card[] =>
  tokens.map((token) => pack.tokens.indexOf(token)).filter((card) => card >= 0);

/** The trick so far, the card that was played, and the first that keeps the best result. */
function openGroups(stage: Stage, { step, card, voices, you }: OpenCardProps): readonly Group[] {
  const name = captionOf(stage, { ...voices, you }, card.seat);
  const faint = { tone: 'faint' } as const;
  return [
    { cards: layingIn(step), caption: [run(say(stage, endTexts.moment.lay), faint)] },
    {
      cards: cardsWith(step, card.made.split(' ')),
      caption: [run(name, { tone: 'accent', bold: true })],
      isLit: true,
    },
    {
      cards: cardsWith(step, card.keeping.slice(0, 1)),
      caption: [run(say(stage, endTexts.moment.better), faint)],
    },
  ];
}

/** The cards beside each other where they have room, and what the card led to. */
export function OpenCardShown(props: OpenCardProps): ReactNode {
  const { step, card, voices, you, width, wordsAlone } = props;
  const stage = useStage();
  const most = wordsAlone || areSlips(stage.measures.table) ? 0 : width - BESIDE - APART;
  const groups = fittingGroups(stage, openGroups(stage, props), most);
  const left = width - groups.reduce((sum, one) => sum + groupCells(stage, one) + APART, 0);
  return (
    <Fixed columnGap={APART}>
      {groups.map((group, at) => (
        <CardGroup
          key={String(at)}
          pack={step.before.pack}
          cells={groupCells(stage, group)}
          {...group}
        />
      ))}
      <Column width={left}>
        <Words of={phrase(stage, voices, openCardText(card, you))} wrap="wrap" />
      </Column>
    </Fixed>
  );
}
