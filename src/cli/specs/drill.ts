/** The command `drill`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../parse/call.ts';
import { DISPLAY, LINE } from './play.ts';
import { argument, example, JSON_OUT, OPTIONS, option, seedOption } from './shared.ts';

export const drill: CommandSpec = {
  name: 'drill',
  meaning: text('practise one decision again and again', 'eine Entscheidung immer wieder üben'),
  examples: [
    example('talon drill', 'list the drills', 'die Übungen auflisten'),
    example(
      'talon drill DRILLED DRILL -n 20',
      'twenty positions, each judged at once',
      'zwanzig Stellungen, jede sofort beurteilt',
    ),
    example(
      'talon drill DRILLED DRILL --seed 42 --records tried.talon.jsonl',
      'the positions of seed 42; keep them as records',
      'die Stellungen des Startwerts 42; sie als Protokolle behalten',
    ),
  ],
  args: [
    argument('[game]', 'a game from `talon games`', 'ein Spiel aus `talon games`'),
    argument('[drill]', 'a drill from `talon drill`', 'eine Übung aus `talon drill`'),
  ],
  options: [
    option('-n, --positions <n>', 'how many positions (10)', 'wie viele Stellungen (10)'),
    seedOption('the seed; random unless given', 'der Startwert; sonst zufällig'),
    option(
      '--records <file>',
      'write each position and your move as a record to a file, - for standard output',
      'jede Stellung und deinen Zug als Protokoll in eine Datei schreiben, - für die Standardausgabe',
    ),
    ...OPTIONS,
    JSON_OUT,
    LINE,
    ...DISPLAY,
  ],
  more: text(
    `You choose any legal move and hear at once what a strong player does, and in games where moves can be
weighed by how many points it seems better. Right is also what gives nothing away beyond chance, nearly
right what gives away little. All words of the line mode are understood.`,
    `Du wählst irgendeinen erlaubten Zug und hörst sofort, was ein starker Spieler tut, und wo sich Züge
abwägen lassen, um wie viele Punkte das besser scheint. Richtig ist auch, was nichts über den Zufall
hinaus verschenkt, fast richtig, was wenig verschenkt. Alle Wörter des Zeilenmodus werden verstanden.`,
  ),
  run: async (call) => (await import('../commands/play/drill.ts')).drill(call),
};
