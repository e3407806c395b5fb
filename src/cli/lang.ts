/** The language of the command line: from the flag, else from the settings. */
import { LANGS, type Lang } from '../lang/text.ts';
import { readSettings } from '../play/settings.ts';

interface Spoken {
  readonly lang: Lang;
  /** The arguments without the flag. */
  readonly rest: readonly string[];
  /** The language the flag asks for. */
  readonly langGiven?: Lang;
  /** A value of the flag that is not a language. */
  readonly unknown?: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const asLang = (word: string): Lang | undefined => LANGS.find((lang) => lang === word);

/** `TALON_LANG`, else the settings file, else the first locale variable that is set. */
export const langOfEnvironment = (env: Environment): Lang => readSettings({}, env).settings.lang;

/**
 * Takes `--lang` out of the arguments before anything else is read, because even the help depends
 * on it. The last one counts; anything after `--` is ignored.
 */
export function readLang(args: readonly string[], env: Environment): Spoken {
  const rest: string[] = [];
  let given: string | undefined;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (arg === '--') return spoken([...rest, ...args.slice(i)], given, env);
    if (arg === '--lang') given = args[++i] ?? '';
    else if (arg.startsWith('--lang=')) given = arg.slice('--lang='.length);
    else rest.push(arg);
  }
  return spoken(rest, given, env);
}

function spoken(rest: readonly string[], given: string | undefined, env: Environment): Spoken {
  if (given === undefined) return { lang: langOfEnvironment(env), rest };
  const lang = asLang(given.toLowerCase());
  if (lang !== undefined) return { lang, rest, langGiven: lang };
  return { lang: langOfEnvironment(env), rest, unknown: given };
}
