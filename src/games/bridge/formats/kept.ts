/** A board of a file as a line keeps it beside its match: plain words in JSON, and what they must be. */
import * as v from 'valibot';
import { type Card, readCard, writeCard } from '../../../cards/pack.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import { bidOf, levelOf, type Move, pack, strainOf } from '../cards.ts';
import { bidName, callSign, readCall, write } from '../shown/text.ts';
import { type Contract, NO_CONTRACT, partnerOf } from '../state.ts';
import game from '../texts.json' with { type: 'json' };
import {
  at,
  type Board,
  contradictions,
  faultIn,
  finalContract,
  openerOf,
  REMARKS,
} from './board.ts';
import { handsFault, handText, readHand } from './deal.ts';
import { each, notCall, notCard, SEATS } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const { boards, kept: words } = texts;

const seat = v.picklist([...SEATS]);
const four = <T>(item: v.GenericSchema<T>) => v.pipe(v.array(item), v.length(4));
const contract = v.strictObject({
  bid: v.string(),
  doubled: v.picklist([1, 2, 4]),
  declarer: seat,
});
const schema = v.strictObject({
  board: v.pipe(v.number(), v.integer(), v.minValue(1)),
  names: v.pipe(v.array(v.string()), v.maxLength(4)),
  dealer: seat,
  /** The sides that are. */
  vulnerable: v.array(v.picklist(['NS', 'EW'])),
  /** By seat, `AKQ.AKQ.AKQ.AKQJ`; `-`: unknown. */
  hands: four(v.string()),
  opener: v.exactOptional(seat),
  calls: v.array(v.string()),
  cards: v.array(v.string()),
  contract: v.exactOptional(contract),
  tricks: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  remarks: v.exactOptional(
    v.array(
      v.strictObject({
        at: v.pipe(v.number(), v.integer(), v.minValue(0)),
        as: v.picklist(REMARKS),
        text: v.string(),
      }),
    ),
  ),
  tags: v.exactOptional(v.array(v.pipe(v.array(v.string()), v.minLength(2)))),
});
type Kept = v.InferOutput<typeof schema>;

const letter = (place: number): string => SEATS.charAt(place);

const contractData = ({ level, strain, doubled, declarer }: Contract) => ({
  bid: write(bidOf(level, strain)),
  doubled,
  declarer: letter(declarer),
});

/** The data of a kept line. */
export function writeKept(board: Board): object {
  const { number, dealer, vulnerable, opener, remarks, tags } = board;
  return {
    board: number,
    names: board.names,
    dealer: letter(dealer),
    vulnerable: ['NS', 'EW'].filter((_, side) => (vulnerable >> side) & 1),
    hands: board.hands.map(handText),
    ...(opener !== undefined && { opener: letter(opener) }),
    calls: board.calls.map(write),
    cards: board.cards.map((card) => writeCard(pack, card)),
    ...(board.contract && { contract: contractData(board.contract) }),
    ...(board.tricks !== undefined && { tricks: board.tricks }),
    ...(remarks.length > 0 && { remarks }),
    ...(tags.length > 0 && { tags }),
  };
}

const callOf = (word: string): Move | Refusal =>
  readCall(word) ?? refuse('notation', notCall(word));
const cardOf = (word: string): Card | Refusal =>
  readCard(pack, word) ?? refuse('notation', notCard(word));

function contractRead({ bid, doubled, declarer }: NonNullable<Kept['contract']>): Contract {
  const call = readCall(bid);
  const player = SEATS.indexOf(declarer);
  return call === undefined || levelOf(call) < 1
    ? NO_CONTRACT
    : {
        level: levelOf(call),
        strain: strainOf(call),
        doubled,
        declarer: player,
        dummy: partnerOf(player),
      };
}

function boardFrom(data: Kept): Board | Refusal {
  const hands = each(data.hands, (hand, i) => readHand(hand, game.seats[i] ?? boards.none));
  const calls = each(data.calls, callOf);
  const cards = each(data.cards, cardOf);
  const wrong = [hands, calls, cards].find((list) => isRefusal(list));
  if (isRefusal(hands) || isRefusal(calls) || isRefusal(cards))
    return wrong !== undefined && isRefusal(wrong) ? wrong : refuse('notation', boards.none);
  const { remarks = [], tags = [], opener } = data;
  const board: Board = {
    number: data.board,
    names: data.names,
    dealer: SEATS.indexOf(data.dealer),
    vulnerable: (data.vulnerable.includes('NS') ? 1 : 0) | (data.vulnerable.includes('EW') ? 2 : 0),
    hands,
    ...(opener !== undefined && { opener: SEATS.indexOf(opener) }),
    calls,
    cards,
    ...(data.contract && { contract: contractRead(data.contract) }),
    ...(data.tricks !== undefined && { tricks: data.tricks }),
    remarks,
    tags,
  };
  return handsFault(hands) ?? faultIn(board) ?? board;
}

/** The board of a kept line; refused if it is none, or if no such board can have been played. */
export function readKept(data: unknown): Board | Refusal {
  const result = v.safeParse(schema, data);
  if (!result.success) {
    const path = result.issues[0].path?.map(({ key }) => String(key)).join('.') ?? '?';
    return refuse('notation', fill(words.malformed, same(path.slice(0, 40))));
  }
  const board = boardFrom(result.output);
  return isRefusal(board) ? at(result.output.board, board.text) : board;
}

export function checkKept(data: unknown): Refusal | undefined {
  const board = readKept(data);
  return isRefusal(board) ? board : undefined;
}

const line = (label: Text, value: Text): Text => fill(same('$1: $2'), label, value);

/** “4♠ doubled by South, 10 tricks”, as far as it is known. */
function resultText(board: Board): Text {
  const { level, strain, doubled, declarer } = finalContract(board);
  if (level === 0) return words.noContract;
  const bid = bidName(bidOf(level, strain));
  const named =
    doubled === 1
      ? bid
      : fill(doubled === 2 ? game.contract.doubled : game.contract.redoubled, bid);
  const by = fill(words.by, named, game.seats[declarer] ?? boards.none);
  return board.tricks === undefined ? by : fill(words.made, by, board.tricks);
}

function handLine(board: Board, place: number): Text {
  const name = game.seats[place] ?? boards.none;
  const player = board.names[place] ?? '';
  const hand = same(handText(board.hands[place] ?? []));
  return line(player === '' ? name : fill(same('$1 ($2)'), name, same(player)), hand);
}

/** What the calls and cards are, with what is said about each behind it. */
function stepsLine(
  board: Board,
  label: Text,
  steps: readonly Text[],
  before: number,
): readonly Text[] {
  const said = (at: number): string =>
    board.remarks
      .filter((one) => one.at === at && at > 0)
      .map(({ as, text }) => (as === 'mark' ? text : as === 'alert' ? ' (!)' : ` (${text})`))
      .join('');
  const shown = steps.map((step, i) => fill(same('$1$2'), step, same(said(before + i + 1))));
  return steps.length === 0 ? [] : [line(label, joinTexts(shown, ' '))];
}

/** What a board of a file holds, as lines. */
export function tellKept(data: unknown): readonly Text[] {
  const board = readKept(data);
  if (isRefusal(board)) return [board.text];
  const { number, dealer, vulnerable, calls, cards } = board;
  const names = [game.seats[dealer], game.sides[vulnerable], game.seats[openerOf(board)]];
  const [deals = boards.none, danger = boards.none, opens = boards.none] = names;
  const tokens = cards.map((card) => same(`[${writeCard(pack, card)}]`));
  return [
    fill(words.title, number, deals, danger),
    ...board.tags.map(([name = '', ...values]) => line(same(name), same(values.join(' / ')))),
    ...board.remarks.filter(({ at }) => at === 0).map(({ text }) => same(text)),
    ...[0, 1, 2, 3].map((place) => handLine(board, place)),
    ...stepsLine(board, fill(words.auction, opens), calls.map(callSign), 0),
    ...stepsLine(board, words.play, tokens, calls.length),
    resultText(board),
    ...contradictions(board),
  ];
}
