/**
 * A bot for Talon in TypeScript on its library. It plays Böse Dame: the queen goes to others, high cards
 * take what there is.
 *
 * talon sim boese-dame --seat 0='exec:node_modules/.bin/tsx test/bots/queen-bot.ts'
 */
import { createInterface } from 'node:readline';
// Where Talon is installed, these are 'talon-cards/bots' and 'talon-cards'.
import { type BotTurn, openBot } from '../../src/library/bots.ts';
import { isRefusal } from '../../src/library/index.ts';

/** The part of the observation that is used; `talon bot boese-dame --schema` has all of it. */
interface Seen {
  readonly trick: { readonly cards: readonly string[] };
  readonly gone: readonly string[];
}

const QUEEN = 'QS';
const rankOf = (card: string): number => '789TJQKA'.indexOf(card.charAt(0));

function chosen(cards: readonly string[], { trick, gone }: Seen): string | undefined {
  const suit = trick.cards[0]?.charAt(1) ?? '';
  const best = Math.max(-1, ...trick.cards.filter((card) => card.endsWith(suit)).map(rankOf));
  const upward = [...cards].sort((one, two) => rankOf(one) - rankOf(two));
  if (!'S'.startsWith(suit) && cards.includes(QUEEN)) return QUEEN;
  if (trick.cards.includes(QUEEN)) return upward[0];
  const winners = upward.filter((card) => card.endsWith(suit) && rankOf(card) > best);
  const safe = winners.filter((card) => gone.includes(QUEEN) || !card.endsWith('S'));
  return safe.at(-1) ?? upward[0];
}

async function choose({ legal, observation }: BotTurn): Promise<string> {
  const cards = (await legal()).map((text) => text.replace('play ', ''));
  return `play ${chosen(cards, observation as Seen)}`;
}

const bot = openBot({ name: 'queen', choose }, console.log);
createInterface({ input: process.stdin }).on('line', (line) => {
  const taken = bot.take(line);
  if (isRefusal(taken)) throw new Error(taken.text.en);
  if (!taken) process.exit();
});
