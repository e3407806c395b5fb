/** The programs of a save, which must be named again for it to go on. */
import type { Seat } from '../../engine/game.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { fill, text } from '../../lang/text.ts';
import type { BotSeat } from '../../protocol/seat.ts';
import { isProgram, type Player, programNamed } from '../session/players.ts';
import { badSave } from './timeline.ts';

/** Programs by their seats. */
export type Bots = ReadonlyMap<Seat, BotSeat>;

const NEEDED = text(
  "a program plays seat $1, $2: name it, with talon resume $3 --seat $1='exec:…'",
  "auf Platz $1 spielt ein Programm, $2: Nenne es, mit talon resume $3 --seat $1='exec:…'",
);
const ANOTHER = text(
  'seat $1 was played by $2, and this is $3',
  'auf Platz $1 spielte $2, und das ist $3',
);
const UNNEEDED = text('no program plays seat $1', 'auf Platz $1 spielt kein Programm');

function rejoined(player: Player, seat: Seat, bot: BotSeat | undefined, id: string) {
  const { who } = player;
  if (!isProgram(who)) return bot === undefined ? player : badSave(fill(UNNEEDED, seat));
  if (bot === undefined) return badSave(fill(NEEDED, seat, who, id));
  const given = programNamed(bot.name);
  return given === who ? { ...player, bot } : badSave(fill(ANOTHER, seat, who, given));
}

/** The players with their programs; refused unless every program of the save is there, and no other. */
export function withBots(
  players: readonly Player[],
  bots: Bots,
  id: string,
): readonly Player[] | Refusal {
  const seated = players.map((player, seat) => rejoined(player, seat, bots.get(seat), id));
  const beyond = [...bots.keys()].find((seat) => seat >= players.length);
  if (beyond !== undefined) return badSave(fill(UNNEEDED, beyond));
  return (
    seated.find((one) => isRefusal(one)) ?? seated.flatMap((one) => (isRefusal(one) ? [] : [one]))
  );
}
