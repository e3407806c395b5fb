/** DUR-35: false covers and adds, until someone catches them. */
import { LONGEST_LIST } from '../../../engine/longest-list.ts';
import { fill, sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../state/options.ts';
import { rareChoice, rareFlag, type Variant } from '../state/variant-rules.ts';
import texts from './texts.json' with { type: 'json' };

/** Words DUR-35 in its narrow form, in which only covers and additions may be false. */
const narrow = ({ transfer }: Options): Text =>
  sentences(
    texts.cheating.narrow,
    transfer !== 'off' ? texts.cheating.neverPasses : texts.cheating.never,
    texts.cheating.stands,
    texts.cheating.caught,
  );

/** Words DUR-35 in its wide form, in which attacks may be false too and any player wronged may notice. */
function wide({ transfer, players }: Options): Text {
  const noticed = players === 2 ? texts.cheating.standsWide : texts.cheating.allNotice;
  return sentences(
    texts.cheating.wide,
    transfer !== 'off' && texts.cheating.passes,
    texts.cheating.notAfterTake,
    noticed,
    fill(
      texts.cheating.undone,
      transfer !== 'off' ? texts.cheating.attackOrPass : texts.cheating.attack,
    ),
    fill(texts.cheating.listed, LONGEST_LIST),
  );
}

export const cheating: Variant<'cheating' | 'cheats'> = {
  clause: 'DUR-35',
  options: {
    cheating: {
      ...rareFlag(texts.groups.bout),
      label: text('cheating allowed', 'Schummeln erlaubt'),
      meaning: text(
        'players may try false cards; the wronged player can catch them at once',
        'falsche Karten sind erlaubt, solange der Geschädigte sie nicht sofort bemerkt (Schummeln)',
      ),
    },
    cheats: {
      ...rareChoice(texts.groups.bout),
      young: true,
      label: text('where cards may be false', 'wo falsche Karten liegen dürfen'),
      meaning: text('how far cheating goes', 'wie weit das Schummeln geht'),
      choices: {
        narrow: text('covers and added cards', 'beim Decken und Dazulegen'),
        wide: text(
          'attacks and passes too, anyone wronged may notice',
          'auch im Angriff und beim Schieben, alle Geschädigten merken es',
        ),
      },
    },
  },
  rule(options) {
    if (!options.cheating) return texts.cheating.off;
    if (options.cheats === 'narrow') return narrow(options);
    return wide(options);
  },
  brief({ cheating: allowed, cheats, transfer }) {
    if (!allowed) return false;
    if (cheats === 'narrow') return texts.brief.cheating.narrow;
    return transfer === 'off' ? texts.brief.cheating.wide : texts.brief.cheating.widePasses;
  },
  change: (_, options) => ({ cheats: options.cheating ? options.cheats : 'never' }),
};
