/** What the decisions of each seat under review have cost, in words. */
import type { AnyShownGame, Seat } from '../../../engine/game.ts';
import { addressedTo } from '../../../lang/address.ts';
import { capital, counted, fill, same, type Text } from '../../../lang/text.ts';
import { roughLoss } from '../../../play/advice/figures.ts';
import { totalsOf } from '../../../play/advice/review.ts';
import { deciderIn } from '../../../play/steps/steps.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { foundText } from '../end/found-text.ts';
import { eyesOn, type Recording } from './replay-state.ts';
import type { Weighing } from './weighing.ts';

const REVIEW = pastTexts.review;

/** How many decisions of a seat are not weighed yet. */
const openOf = ({ decisions, done }: Weighing, seat: Seat): number =>
  decisions.slice(done).filter((one) => deciderIn(one) === seat).length;

/** The seats that made these decisions, in their order. */
export const seatsIn = (decisions: Weighing['decisions']): readonly Seat[] =>
  [...new Set(decisions.map(deciderIn))].toSorted((a, b) => a - b);

/** What all decisions of a seat have cost. */
function givenAwayText(game: AnyShownGame, { findings }: Weighing, seat: Seat): Text {
  const total = totalsOf(findings).find((one) => one.seat === seat);
  const { decisions = 0, cost = { mean: 0, error: 0 } } = total ?? {};
  const many = counted(decisions, REVIEW.inOne, REVIEW.inMany);
  const loss = roughLoss(game, cost);
  if (loss === undefined) return fill(REVIEW.nothingGiven, seat, many);
  return fill(REVIEW.total, seat, loss, many);
}

/** What the decisions of a seat have cost, or what was found while some of them are open. */
function costSoFar(recording: Recording, weighing: Weighing, seat: Seat): Text {
  const { game } = recording.start;
  const open = openOf(weighing, seat);
  const eyes = eyesOn(recording);
  if (open === 0) return capital(addressedTo(givenAwayText(game, weighing, seat), eyes));
  const who = capital(addressedTo(same(`{${seat}}`), eyes));
  return fill(REVIEW.soFar, who, foundText(game, weighing.findings, seat));
}

/** What the decisions of each seat under review have cost, in the order of the seats. */
export const costsSoFar = (recording: Recording, weighing: Weighing): readonly Text[] =>
  seatsIn(weighing.decisions).map((seat) => costSoFar(recording, weighing, seat));
