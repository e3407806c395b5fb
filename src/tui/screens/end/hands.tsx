/** All hands at the end of a deal: as cards with captions, or told in lines. */

import type { ReactNode } from 'react';
import type { Card as CardNumber, Pack } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Region, Table } from '../../../engine/table.ts';
import { same, seatsListed } from '../../../lang/text.ts';
import { faceOf } from '../../art/face.ts';
import { Fixed, Words } from '../../components/words.tsx';
import { nameOf, phrase, type Stage, useStage } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { tokenRuns } from '../../table/cards/cards.tsx';
import { cardsShown } from '../../table/cards/cards-shown.ts';
import { Card } from '../../table/cards/fan.tsx';
import { isKind, kindRuns } from '../../table/middle/kinds.ts';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { Part } from './sections.tsx';

/** Cards that belong together, overlapping, with a caption below them. */
export interface Group {
  /** Undefined for a card that shows its back. */
  readonly cards: readonly (CardNumber | undefined)[];
  readonly caption: Runs;
  /** Whether these cards are the point, such as the move made or the card that took the trick. */
  readonly isLit?: boolean;
}

/** Cells from one card to the next, and between groups. */
const STEP = 4;
const APART = 2;

export const groupWidth = ({ measures }: Stage, { cards }: Group): number =>
  (cards.length - 1) * STEP + measures.table.width;

/** The last groups, as many as have room in one row; groups without cards are left out. */
export function fittingGroups(
  stage: Stage,
  groups: readonly Group[],
  width: number,
): readonly Group[] {
  const shown = groups.filter(({ cards }) => cards.length > 0);
  const cells = shown.reduce((sum, one) => sum + groupWidth(stage, one) + APART, -APART);
  if (cells <= width) return shown;
  return shown.length < 2 ? [] : fittingGroups(stage, shown.slice(1), width);
}

interface GroupProps extends Group {
  readonly pack: Pack;
  /** Cells that the group takes, whatever its caption. */
  readonly cells?: number;
}

export function CardGroup({ pack, cards, caption, isLit = false, cells }: GroupProps): ReactNode {
  const { deck, measures } = useStage();
  const { width, height } = measures.table;
  return (
    <Fixed flexDirection="column" width={cells}>
      <Fixed height={height}>
        {cards.map((card, at) => (
          <Fixed key={String(at)} width={width} marginLeft={at === 0 ? 0 : STEP - width}>
            <Card
              card={{
                print: card === undefined ? undefined : faceOf(deck, pack, card),
                wins: isLit,
              }}
              shape={measures.table}
              overlaps={at > 0}
              sight={at < cards.length - 1 ? STEP : width}
            />
          </Fixed>
        ))}
      </Fixed>
      <Words of={caption} />
    </Fixed>
  );
}

/** Regions that say nothing of what anybody held. */
const HEAPS: readonly Region['role'][] = ['pile', 'stock', 'pot', 'pair'];

/** What lies open at the end of a deal, whoever it belongs to together; if nothing else, the last trick. */
function laidIn({ table }: Scene): readonly (readonly Region[])[] {
  const all = table.regions.filter(({ role, cards }) => !HEAPS.includes(role) && cards.length > 0);
  const open = all.filter(({ lastTrick }) => lastTrick !== true);
  const laid = open.length > 0 ? open : all;
  const ownerOf = (region: Region) => ownersOf(table, region).join() || region.id;
  const owners = [...new Set(laid.map(ownerOf))];
  return owners.map((one) => laid.filter((region) => ownerOf(region) === one));
}

/** The seats that own a region: what lies before partners belongs to both. */
function ownersOf({ seats }: Table, { owner, role }: Region): readonly Seat[] {
  const party = role !== 'hand' && seats.find(({ seat }) => seat === owner)?.party;
  if (typeof party !== 'number') return owner === undefined ? [] : [owner];
  return seats.flatMap((one) => (one.party === party ? [one.seat] : []));
}

const ownersLabel = (stage: Stage, { voices, table }: Scene, [region]: readonly Region[]): Runs => {
  const owners = region ? ownersOf(table, region) : [];
  const label = owners.length > 0 ? seatsListed(owners) : (region?.label ?? same(''));
  return phrase(stage, voices, label, { bold: true });
};

/** A player's own cards in one group, but cards of a kind by themselves under their name. */
function ownGroups(stage: Stage, scene: Scene, own: readonly Region[]): readonly Group[] {
  const kinds = own.filter(isKind);
  const rest = own.filter((region) => !isKind(region));
  const groupOf = (regions: readonly Region[], caption: Runs): Group => ({
    cards: regions.flatMap(({ cards }) => cards.map(({ card }) => card)),
    caption,
  });
  const held = rest.length === 0 ? [] : [groupOf(rest, ownersLabel(stage, scene, own))];
  const laid = kinds.map((one) => groupOf([one], phrase(stage, scene.voices, one.label)));
  return [...held, ...laid];
}

/** A group for each player and for cards of a kind; of a trick, one for each card. */
const groupsOf = (stage: Stage, scene: Scene): readonly Group[] =>
  laidIn(scene).flatMap((own): readonly Group[] => {
    if (own[0]?.lastTrick !== true) return ownGroups(stage, scene, own);
    const faces = own.flatMap(({ cards }) => cards);
    return faces.map(({ card, by = -1, marks = [] }) => ({
      cards: [card],
      caption: [run(nameOf(scene.voices, by), { bold: true })],
      isLit: marks.includes('wins'),
    }));
  });

/** Up to this many cards in all, and of one player, are drawn; more are listed in words. */
const MOST = { compact: 0, regular: 16, comfortable: 40, large: 120 } as const;
const EACH = { compact: 0, regular: 16, comfortable: 16, large: 24 } as const;

/** Whether cards of this shape are so low that hands are told in words. */
export const areSlips = ({ height }: Shape): boolean => height < 3;

export function areFew({ measures }: Stage, scene: Scene): boolean {
  const counts = laidIn(scene).map((own) => own.flatMap(({ cards }) => cards).length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    !areSlips(measures.table) &&
    all <= MOST[measures.name] &&
    Math.max(0, ...counts) <= EACH[measures.name]
  );
}

interface HandsProps {
  readonly scene: Scene;
  /** Whether hands are told in lines, however few cards there are. */
  readonly isTold?: boolean;
}

/** All hands, and the last trick. */
export function Hands({ scene, isTold = false }: HandsProps): ReactNode {
  const stage = useStage();
  const laid = laidIn(scene);
  if (laid.length === 0) return null;
  const isTrick = laid.every(([region]) => region?.lastTrick === true);
  const told = (own: readonly Region[]): Runs => {
    const held = own.filter((region) => !isKind(region));
    const cards = held.flatMap((region) => cardsShown(stage, scene, region));
    const kinds = own.filter(isKind).map((region) => kindRuns(stage, scene, region));
    return [tokenRuns(stage, cards), ...kinds].flatMap((part, at) =>
      at === 0 ? part : [run('   '), ...part],
    );
  };
  const named = (own: readonly Region[]): Runs => [...ownersLabel(stage, scene, own), run('  ')];
  return (
    <Part title={isTrick ? windowTexts.lastTrick.title : endTexts.score.open}>
      {!isTold && areFew(stage, scene) ? (
        <Fixed flexWrap="wrap" columnGap={APART}>
          {groupsOf(stage, scene).map((group, at) => (
            <CardGroup key={String(at)} pack={scene.pack} {...group} />
          ))}
        </Fixed>
      ) : (
        laid.map((own, at) => {
          const words = told(own);
          const of = isTrick ? words : [...named(own), ...words];
          return <Words key={String(at)} of={of} wrap="wrap" />;
        })
      )}
    </Part>
  );
}
