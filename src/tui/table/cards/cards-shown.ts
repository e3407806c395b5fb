/**
 * The cards of a region as they are drawn: which are seen, the signs that the game gives them, and what the picks under
 * way make of them.
 */

import type { FaceShown, Region } from '../../../engine/table.ts';
import { faceOf } from '../../art/face.ts';
import { type Stage, say } from '../../context/render-context.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import { digitArea, keyOf } from '../../picking/areas.ts';
import { cursorIn, isIn, type Scene } from '../scene/scene.ts';
import type { CardShown } from './card.ts';

/** A card merely remembered is drawn face down; a hand is seen. */
export function isShown(
  { memory }: Pick<Scene, 'memory'>,
  { role }: Region,
  face: FaceShown,
): boolean {
  const { marks = [] } = face;
  const seen = role === 'hand' || marks.includes('fresh') || memory;
  return face.card !== undefined && (seen || !marks.includes('known'));
}

/**
 * The sign for the most telling of a card’s marks: that it stops the deal, the winner’s before a trump’s, a card others
 * know, one just drawn.
 */
function markSign(stage: Stage, { marks = [] }: FaceShown): Pick<CardShown, 'sign' | 'wins'> {
  const { glyphs } = stage.theme;
  if (marks.includes('stops')) return { sign: glyphs.stops, wins: marks.includes('wins') };
  if (marks.includes('wins')) return { sign: glyphs.wins, wins: true };
  if (marks.includes('trump')) return { sign: glyphs.trump };
  if (marks.includes('known')) return { sign: '◦' };
  return marks.includes('fresh') ? { sign: '!' } : {};
}

/** What the signs on the cards in sight mean, in a few words. */
export function legendOf(stage: Stage, { table }: Scene): string {
  const marks = new Set(
    table.regions
      .filter(({ lastTrick }) => lastTrick !== true)
      .flatMap(({ cards }) => cards.flatMap((face) => face.marks ?? [])),
  );
  const signs = [
    ['trump', stage.theme.glyphs.trump],
    ['stops', stage.theme.glyphs.stops],
    ['known', '◦'],
    ['fresh', '!'],
  ] as const;
  return signs
    .filter(([mark]) => marks.has(mark))
    .map(([mark, sign]) => `${sign} ${say(stage, texts.cardSigns[mark])}`)
    .join(' · ');
}

/** Whether a card is in hand and its rank is a number, beside which a digit would read as a rank. */
function isNumberHeld(stage: Stage, scene: Scene, { role }: Region, { card }: FaceShown): boolean {
  if (role !== 'hand' || card === undefined) return false;
  const { pips, rank } = faceOf(stage.deck, scene.pack, card);
  return pips === 0 && /^\d+$/.test(rank.trim());
}

/**
 * How a card looks while a move is picked: under the cursor, picked, dimmed, and if it may be played, with the digit
 * that picks it or a dot. Numbers have no digit beside them, and painted ones no dot, since those that may not be
 * played are dimmed.
 */
function pickingOf(
  stage: Stage,
  scene: Scene,
  region: Region,
  face: FaceShown,
  at: number,
): Partial<CardShown> {
  const { picking } = scene;
  const { slot } = face;
  if (picking === undefined || slot === undefined) return {};
  const area = picking.areas.find(({ id }) => id === region.id);
  if (area === undefined) return {};
  const cursor = cursorIn({ picking });
  const focus = cursor?.face === at && isIn(cursor.pick, region);
  const { picks, along = [] } = picking;
  const taken = [...picks.picked, ...along];
  const picked = taken.some((item) => item.face === at && isIn(item.pick, region));
  const playable = picking.open.has(keyOf({ region: region.id, slot }));
  const place = area.items.findIndex((item) => item.face === at);
  const isNumber = isNumberHeld(stage, scene, region, face);
  const isInReach = area === digitArea(picking.areas, picking.picks.area);
  const hasDigit = isInReach && place >= 0 && place < 10 && !isNumber;
  const chooses = area.items.some(({ pick }) => picking.open.has(keyOf(pick)));
  const isIdle = chooses || (region.role === 'hand' && picking.isOneButton === true);
  // In paint the cards that make no move are dim, so that others need no sign.
  const dot = stage.theme.painted ? '' : stage.theme.glyphs.dot;
  const below = hasDigit ? String((place + 1) % 10) : dot;
  const dim = isIdle && !playable && !picked;
  return playable ? { focus, picked, dim, below } : { focus, picked, dim };
}

/** The region's cards with cursor, picks and playable marks. */
export const cardsShown = (stage: Stage, scene: Scene, region: Region): readonly CardShown[] =>
  region.cards.map((face, at) => {
    const { card } = face;
    const isSeen = card !== undefined && isShown(scene, region, face);
    return {
      print: isSeen ? faceOf(stage.deck, scene.pack, card) : undefined,
      isFresh: isSeen && face.marks?.includes('known') === true && face.marks.includes('fresh'),
      ...markSign(stage, face),
      ...pickingOf(stage, scene, region, face, at),
    };
  });
