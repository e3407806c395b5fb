/** The command `merge`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../spec.ts';
import { JSON_OUT } from './shared.ts';

export const merge: CommandSpec = {
  name: 'merge',
  meaning: text('put the shards of a run together', 'die Teile eines Laufs zusammenführen'),
  examples: [
    [
      'talon merge parts/*.partial',
      text('the result of the whole run', 'das Ergebnis des ganzen Laufs'),
    ],
    [
      'talon merge parts/*.partial --json',
      text('the very JSON of one run', 'genau das JSON eines einzigen Laufs'),
    ],
  ],
  args: [
    {
      name: '<file...>',
      meaning: text(
        'what --shard k/n --partial FILE has written, for every k; in any order',
        'was --shard k/n --partial DATEI geschrieben hat, für jedes k; in beliebiger Reihenfolge',
      ),
    },
  ],
  options: [JSON_OUT],
  more: text(
    `The result is that of one run over all matches, or of one review, to the last digit; only the seconds
are those of the merge. A shard that is there twice with the same result counts once. Refused by their numbers are
shards that are missing, damaged, there twice with different results, or of another plan, build of Talon
or version of Node. The records of the shards, one after the other, are those of the run.`,
    `Das Ergebnis ist bis zur letzten Stelle das eines einzigen Laufs über alle Partien oder einer einzigen
Beurteilung; nur die Sekunden sind die des Zusammenführens. Ein Teil, der zweimal mit demselben Ergebnis da ist, zählt einmal. Mit ihrer
Nummer abgelehnt werden Teile, die fehlen, beschädigt sind, zweimal mit verschiedenen Ergebnissen vorliegen
oder zu einem anderen Plan, Build von Talon oder einer anderen Version von Node gehören. Die Protokolle der
Teile, eines nach dem anderen, sind die des Laufs.`,
  ),
  run: async (call) => (await import('../commands/merge.ts')).merge(call),
};
