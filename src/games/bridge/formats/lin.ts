/** LIN, the notation of online bridge clubs: `pn|…|md|…|sv|…|mb|…|pc|…|mc|…|`. `lin-write.ts` writes it. */
import type { Card } from '../../../cards/pack.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import { type Move, STRAINS } from '../cards.ts';
import { at, type Board, type BoardFile, type Remark, tricksPlayed, wholeHands } from './board.ts';
import { handsFault, seatOf } from './deal.ts';
import { DANGERS, eventTags, HEADS, ORDER, ROOMS, TAG_NOTE, writeLin } from './lin-write.ts';
import { formatOf } from './matches.ts';
import { readContract } from './pbn-read.ts';
import { cardsOfRanks, notCall, notCard, readCallLetters, readCardLetters } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

type Entry = readonly [command: string, value: string];

const entriesOf = (source: string): readonly Entry[] => {
  const parts = source
    .replace(/^\uFEFF/, '')
    .replace(/[\r\n]/g, '')
    .split('|');
  return Array.from({ length: Math.floor(parts.length / 2) }, (_, i) => [
    (parts[2 * i] ?? '').trim().toLowerCase(),
    parts[2 * i + 1] ?? '',
  ]);
};

/** A hand such as `SAKQH…`; undefined if a sign in it is none of a card. */
function readHand(value: string): readonly Card[] | undefined {
  const suits = [...value.toUpperCase().matchAll(/([SHDC])([^SHDC]*)/g)];
  const cards = suits.map(([, suit = '', ranks = '']) =>
    cardsOfRanks(ranks.trim(), STRAINS.indexOf(suit)),
  );
  const isHand = /^\s*([SHDC]|$)/i.test(value) && suits.length <= 4;
  return isHand && cards.every((one) => one !== undefined) ? cards.flat() : undefined;
}

/** Hands by seat; the fourth follows where it is left out. */
function readHands(value: string): readonly (readonly Card[])[] | Refusal {
  const given = value.split(',').map(readHand);
  const hands = [0, 1, 2, 3].map((seat) => {
    const place = ORDER.indexOf(seat);
    return place < given.length ? given[place] : [];
  });
  const known = hands.flatMap((hand) => (hand === undefined ? [] : [hand]));
  if (known.length < 4) return refuse('notation', texts.lin.noHands);
  return handsFault(known) ?? wholeHands(known) ?? known;
}

interface Draft {
  readonly names: readonly string[];
  number: number;
  vulnerable: number;
  dealer: number;
  opener?: number;
  hands: readonly (readonly Card[])[];
  readonly calls: Move[];
  readonly cards: Card[];
  tricks?: number;
  readonly remarks: Remark[];
  readonly tags: (readonly [string, string])[];
}

/** The names by seat of one room. */
const namesOf = (value: string, room: string): readonly string[] => {
  const all = value.split(',');
  const given = all.length > 4 && room === ROOMS.c ? all.slice(4) : all;
  return [0, 1, 2, 3].map((seat) => given[ORDER.indexOf(seat)]?.trim() ?? '');
};

function takeDeal(board: Draft, value: string): Refusal | undefined {
  const dealer = ORDER[Number(value.trim().charAt(0)) - 1];
  if (dealer === undefined) return refuse('notation', texts.lin.noDealer);
  const hands = readHands(value.trim().slice(1));
  if (isRefusal(hands)) return hands;
  board.hands = hands;
  board.dealer = dealer;
  return undefined;
}

function say({ calls, cards, remarks }: Draft, as: Remark['as'], text: string): undefined {
  remarks.push({ at: calls.length + cards.length, as, text });
}

function takeCall(board: Draft, value: string): Refusal | undefined {
  const word = value.replace(/[!?]/g, '').trim();
  const call = word === '-' ? readCallLetters('p') : readCallLetters(word);
  if (call === undefined) return refuse('notation', notCall(value));
  board.calls.push(call);
  if (value.includes('!')) say(board, 'alert', '');
  return undefined;
}

function takeCard(board: Draft, value: string): Refusal | undefined {
  const card = readCardLetters(value.trim());
  if (card === undefined) return refuse('notation', notCard(value));
  board.cards.push(card);
  return undefined;
}

function takeDanger(board: Draft, value: string): Refusal | undefined {
  const word = value.trim().toLowerCase();
  const danger = ['', '0', '-'].includes(word) ? 0 : DANGERS.indexOf(word);
  if (danger < 0) return refuse('notation', fill(texts.lin.noDanger, value.slice(0, 20)));
  board.vulnerable = danger;
  return undefined;
}

/** `Board 17` and the like; any other title is kept as it is. */
function takeTitle(board: Draft, value: string): undefined {
  const number = /^\s*board\s+([1-9]\d{0,8})\s*$/i.exec(value)?.[1];
  const other = /([1-9]\d{0,8})\s*$/.exec(value)?.[1];
  board.number = Number(number ?? other ?? board.number);
  if (number === undefined) board.tags.push(['ah', value]);
}

/** A comment, or a tag that a comment carries. */
function takeComment(board: Draft, value: string): undefined {
  const [, name = '', tag = ''] = TAG_NOTE.exec(value) ?? [];
  if (name === 'Auction') board.opener = seatOf(tag);
  else if (name === '') say(board, 'comment', value.trim());
  else board.tags.push([name, tag]);
}

/** Layout of the page on which a board is shown. */
const LAYOUT = ['', 'pg', 'st', 'rh', 'up', 'lg', 'cq', 'cr', 'cs', 'fp', 'ht', 'ih', 'ip'];

/** The result of a claim; anything else is kept as it is. */
function takeClaim(board: Draft, value: string): undefined {
  if (/^\s*\d{1,2}\s*$/.test(value)) board.tricks = Number(value);
  else board.tags.push(['mc', value]);
}

/** What is done with an entry of a board; the refusal of a wrong one. */
const TAKES = new Map<string, (board: Draft, value: string) => Refusal | undefined>([
  ['md', takeDeal],
  ['mb', takeCall],
  ['pc', takeCard],
  ['sv', takeDanger],
  ['ah', takeTitle],
  ['nt', takeComment],
  ['mc', takeClaim],
  ['an', (board, value) => say(board, 'note', value.trim())],
]);

function take(board: Draft, [command, value]: Entry): Refusal | undefined {
  const known = TAKES.get(command);
  if (known === undefined && !LAYOUT.includes(command)) board.tags.push([command, value]);
  return known?.(board, value);
}

/** Follows the entries of a file: heads and names hold until others replace them. */
class LinReader {
  readonly boards: { readonly draft: Draft; refused?: Refusal }[] = [];
  readonly #heads = new Map<string, string>();
  #players = '';
  #room = '';
  #number: number | undefined;
  #before: Entry[] = [];
  #isOpen = false;

  take(entry: Entry): void {
    const [command, value] = entry;
    if (HEADS.includes(command)) this.#heads.set(command, value);
    else if (command === 'pn') this.#players = value;
    else if (command === 'qx') this.#announce(value);
    else if (command === 'md') this.#open(entry);
    else if (this.#isOpen) this.#add(entry);
    else if (command === 'nt' || command === 'ah') this.#before.push(entry);
  }

  /** `o17`: the open room, board 17. */
  #announce(value: string): void {
    const [, room = '', number] = /^([oc]?)\D*(\d{1,9})?/i.exec(value.trim()) ?? [];
    this.#room = ROOMS[room.toLowerCase() === 'c' ? 'c' : 'o'];
    if (room === '') this.#room = '';
    this.#number = number === undefined ? undefined : Number(number);
    this.#isOpen = false;
  }

  #open(entry: Entry): void {
    const heads = HEADS.flatMap((name): readonly Entry[] => {
      const value = this.#heads.get(name);
      return value === undefined ? [] : [[name, value]];
    });
    const tags = [...eventTags(this.#heads.get('vg') ?? ''), ...heads];
    const draft: Draft = {
      names: namesOf(this.#players, this.#room),
      number: this.#number || this.boards.length + 1,
      vulnerable: 0,
      dealer: 0,
      hands: [],
      calls: [],
      cards: [],
      remarks: [],
      tags: this.#room === '' ? tags : [...tags, ['Room', this.#room]],
    };
    this.boards.push({ draft });
    this.#isOpen = true;
    for (const each of [...this.#before.splice(0), entry]) this.#add(each);
    this.#number = undefined;
    this.#room = '';
  }

  #add(entry: Entry): void {
    const board = this.boards.at(-1);
    if (board === undefined || board.refused !== undefined) return;
    const refused = take(board.draft, entry);
    if (refused !== undefined) board.refused = refused;
  }
}

/** What LIN has no entry for: the result of a board played to the last card, a contract without an auction. */
function finished(draft: Draft): Board {
  const tricks = draft.tricks ?? tricksPlayed(draft);
  const said = (name: string): string => draft.tags.find(([one]) => one === name)?.[1] ?? '';
  const contract = readContract(said('Contract'), said('Declarer'));
  const isGiven = contract !== undefined && draft.calls.length === 0;
  const tags = draft.tags.filter(([name]) => !isGiven || !/^(Contract|Declarer)$/.test(name));
  return { ...draft, tags, ...(isGiven && { contract }), ...(tricks !== undefined && { tricks }) };
}

function readBoards(source: string): BoardFile {
  const reader = new LinReader();
  for (const entry of entriesOf(source)) reader.take(entry);
  const boards = reader.boards.map(({ draft, refused }): Board | Refusal =>
    refused === undefined ? finished(draft) : at(draft.number, refused.text),
  );
  return { boards, strays: [] };
}

export const lin = formatOf(readBoards, writeLin);
