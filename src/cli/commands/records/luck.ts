/**
 * For `talon review`: luck and play of the deals in a record, and the value of each card with all cards open,
 * which is a fact, not an estimate. For `talon stats --luck`: luck and play of the finished matches
 * that lack them.
 */
import type { Seat } from '../../../engine/game.ts';
import { fill, type Lang, same, type Text } from '../../../lang/text.ts';
import { figureText, signedFigure, standingText } from '../../../play/advice/figures.ts';
import {
  type Fortune,
  finishedDeals,
  fortunesOf,
  fortuneTotal,
} from '../../../play/advice/luck.ts';
import {
  costlyCards,
  OPEN_CARDS,
  type OpenCard,
  openCardsIn,
  openCardText,
} from '../../../play/advice/open-cards.ts';
import { foldersOf, recordPath } from '../../../play/disk/paths.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { madeBy } from '../../../play/kept/read-save.ts';
import { paced, UNSTOPPED } from '../../../play/session/choose-move.ts';
import type { Made } from '../../../play/steps/steps.ts';
import { followRecords } from '../../parse/source.ts';
import { withProgress } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

/** Luck and play, deal by deal. */
export async function fortunesIn(
  made: readonly Made[],
  seats: readonly Seat[],
): Promise<readonly Fortune[]> {
  const deals = finishedDeals(made);
  return withProgress(deals.length, async (show) => {
    const fortunes: Fortune[] = [];
    for (const [at, deal] of deals.entries()) {
      const found = await paced(fortunesOf(deal, seats), UNSTOPPED);
      if (found !== undefined) fortunes.push(...found);
      show(at + 1);
    }
    return fortunes;
  });
}

const fortuneLine = ({ deal, seat, made, luck, play }: Fortune): Text =>
  fill(
    texts.luck.deal,
    deal,
    seat,
    standingText(made),
    signedFigure(luck.mean),
    figureText(luck.error),
    signedFigure(play.mean),
    figureText(play.error),
  );

/**
 * The sum for one seat: what its cards were worth, which is luck, and what its decisions made of them, each with its
 * standard error.
 */
function totalLine(fortunes: readonly Fortune[], seat: Seat): Text {
  const { luck, play } = fortuneTotal(fortunes.filter((one) => one.seat === seat));
  return fill(
    texts.luck.total,
    seat,
    signedFigure(luck.mean),
    figureText(luck.error),
    signedFigure(play.mean),
    figureText(play.error),
  );
}

/** Luck and play in words: every deal, then all deals by seat. */
export function fortuneTexts(fortunes: readonly Fortune[]): readonly Text[] {
  const seats = [...new Set(fortunes.map(({ seat }) => seat))];
  return [...fortunes.map(fortuneLine), ...seats.map((seat) => totalLine(fortunes, seat))];
}

/** Luck and play of every deal, for scripts. */
export const fortuneData = (fortunes: readonly Fortune[]): readonly object[] =>
  fortunes.map(({ deal, seat, made, luck, play }) => ({
    deal,
    seat,
    made,
    luck: luck.mean,
    luckError: luck.error,
    play: play.mean,
    playError: play.error,
  }));

/** The steps of a match; none where its record is gone or faulty. */
async function recordedSteps({ id }: HistoryEntry, lang: Lang): Promise<readonly Made[]> {
  const path = recordPath(foldersOf(process.env).history, id);
  const made: Made[] = [];
  const code = await followRecords(path, lang, (before, after, line) => {
    made.push(...madeBy(before, after, line));
  }).catch(() => undefined);
  return code === 0 ? made : [];
}

const isLacking = ({ luck, play }: HistoryEntry): boolean =>
  luck === undefined || play === undefined;

/** Computes luck and play, one match after another; each is entered as soon as it is known, so that stopping loses nothing. */
export async function computeLuck(
  entries: readonly HistoryEntry[],
  lang: Lang,
  amend: (entry: HistoryEntry) => Promise<void>,
): Promise<void> {
  for (const entry of entries.filter(isLacking)) {
    const fortunes = await fortunesIn(await recordedSteps(entry, lang), [entry.seat]);
    if (fortunes.length === 0) continue;
    const { luck, play } = fortuneTotal(fortunes);
    await amend({ ...entry, luck, play });
  }
}

export async function openCards(steps: readonly Made[]): Promise<readonly OpenCard[]> {
  return (await paced(openCardsIn(steps), UNSTOPPED)) ?? [];
}

/** The cards that gave something away, judged with all cards open, below a title; empty where a game has no such figures. */
export function costlyCardTexts(cards: readonly OpenCard[]): readonly Text[] {
  const [first] = cards;
  if (first === undefined) return [];
  const costly = costlyCards(cards).map((card) =>
    fill(texts.luck.card, card.deal, card.ply + 1, openCardText(card)),
  );
  const lines = costly.length > 0 ? costly : [fill(same('  $1'), OPEN_CARDS.nothing)];
  return [fill(OPEN_CARDS.title, first.unit), ...lines];
}

export const openData = (cards: readonly OpenCard[]): readonly object[] =>
  cards.map(({ told: _, unit: __, keeping: ___, ...card }) => card);
