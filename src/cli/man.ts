/**
 * The manual as files, in the macros of man(7): `talon.1` and a page for each command, from the
 * description that the help and the parser are made from. Every sign with a meaning to roff is escaped,
 * and signs beyond ASCII are named, so that a page reads the same under any locale of its source. The
 * build writes them; nothing else loads this module.
 */
import type { Argument, Command, Option } from 'commander';
import { LANGS, type Lang, type Text, text } from '../lang/text.ts';
import { gameList } from './game-list.ts';
import headings from './man.json' with { type: 'json' };
import type { CommandSpec, Example } from './parse/call.ts';
import { exampleFiller, type FillExample, meaningText } from './parse/help.ts';
import { makeProgram, ROOT_EXAMPLES, VERSION } from './parse/program.ts';
import { analysisCommands, commands as plain } from './specs/index.ts';

const NAMED: Readonly<Record<string, string>> = {
  '\\': '\\(rs',
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '^': '\\(ha',
  '~': '\\(ti',
  '"': '\\(dq',
};

const glyph = (sign: string): string =>
  `\\[u${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`;

/** Within a line. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\\-'`^~"]/g, (sign) => NAMED[sign] ?? sign)
    .replace(/[^\n -~]/gu, (sign) => glyph(sign));

/** A line of text, never taken for a request. */
const line = (text: string): string => (text.startsWith('.') ? `\\&${text}` : text);

export const bold = (text: string): string => `\\fB${escaped(text)}\\fR`;
export const italic = (text: string): string => `\\fI${escaped(text)}\\fR`;

/** Text between backquotes is bold. */
const spans = (text: string): string =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? bold(part) : escaped(part)))
    .join('');

/** A paragraph; each sentence begins a line of the source, as roff wants it. */
const prose = (paragraph: string): string =>
  paragraph
    .replaceAll('\n', ' ')
    .replace(/([.!?:]”?) (?=\p{Lu})/gu, '$1\n')
    .split('\n')
    .map((sentence) => line(spans(sentence)))
    .join('\n');

/** Paragraphs, separated by empty lines. */
export const paragraphs = (text: string): string => text.split('\n\n').map(prose).join('\n.PP\n');

const heading = (title: string): string => `.SH ${escaped(title.toUpperCase())}`;

/** A term, already roff, and its meaning. */
export const entry = (term: string, meaning: string): string =>
  `.TP\n${line(term)}\n${prose(meaning)}`;

/** The head of a page of section 1; words are not broken, since options and names are among them. */
const title = (name: string, source: string, manual: string): string =>
  `.TH ${escaped(name.toUpperCase())} 1 "" "${escaped(source)}" "${escaped(manual)}"\n.nh\n.ad l`;

interface Page {
  /** Below the folder of the manual: `man1/talon-sim.1`, `de/man1/talon-sim.1`. */
  readonly path: string;
  readonly text: string;
}

const EXITS: readonly (readonly [code: string, meaning: Text])[] = [
  ['0', text('All went well.', 'Alles ging gut.')],
  ['1', text('Something was refused or failed.', 'Etwas wurde abgelehnt oder schlug fehl.')],
  ['2', text('The command line makes no sense.', 'Die Befehlszeile ergibt keinen Sinn.')],
  ['130', text('Interrupted by Ctrl-C.', 'Mit Strg-C abgebrochen.')],
];

/** What all pages in a language share. */
interface Setting {
  readonly lang: Lang;
  readonly program: Command;
  readonly commands: readonly CommandSpec[];
  readonly fillExample: FillExample;
}

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;

/** `-n, --matches <n>` with the flags bold and the value italic. */
const termOf = ({ flags }: Pick<Option, 'flags'>): string =>
  flags.replace(/([^-<[\s,]*)(--?[\w-]+)|[<[]([^>\]]+)[>\]]/g, (_whole, before, flag, value) =>
    flag === undefined ? italic(value) : `${before}${bold(flag)}`,
  );

const section = (name: Text, lang: Lang, parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : [heading(name[lang]), ...parts];

const optionEntries = (options: readonly Option[]): readonly string[] =>
  options.map((option) => entry(termOf(option), meaningText(option)));

/** `<file...>` as “file ...”, in brackets where it may be left out. */
function operandOf(argument: Argument): string {
  const name = `${italic(argument.name())}${argument.variadic ? ' ...' : ''}`;
  return argument.required ? name : `[${name}]`;
}

const examplesOf = (
  examples: readonly Example[],
  { lang, fillExample }: Setting,
): readonly string[] =>
  section(
    headings.examples,
    lang,
    examples.map(([line, meaning], i) => entry(bold(fillExample(line, i)), meaning[lang])),
  );

const exitsOf = (lang: Lang): readonly string[] =>
  section(
    headings.exit,
    lang,
    EXITS.map(([code, meaning]) => entry(bold(code), meaning[lang])),
  );

/** `talon-sim(1)`. */
const reference = (name: string): string => `${bold(name)}(1)`;

const seeAlso = (names: readonly string[], lang: Lang): readonly string[] =>
  section(headings.see, lang, [names.map(reference).join(',\n')]);

const pageName = (command: string): string => `talon-${command}`;

const pageOf = (name: string, lang: Lang, parts: readonly string[]): Page => ({
  path: `${lang === 'en' ? '' : `${lang}/`}man1/${name}.1`,
  text: `${[title(name, `talon ${VERSION}`, headings.manual[lang]), ...parts].join('\n')}\n`,
});

const nameLine = (name: string, meaning: string, lang: Lang): readonly string[] =>
  section(headings.name, lang, [`${escaped(name)} \\- ${escaped(meaning)}`]);

function commandPage(spec: CommandSpec, setting: Setting): Page {
  const { lang, program } = setting;
  const command = program.commands.find((one) => one.name() === spec.name);
  if (command === undefined) throw new Error(`there is no command ${spec.name}`);
  const { registeredArguments } = command;
  const help = command.createHelp();
  const operands = registeredArguments.map((one) => `${operandOf(one)} `).join('');
  const description = [sentence(spec.meaning[lang]), spec.more?.[lang] ?? ''].filter(
    (part) => part !== '',
  );
  return pageOf(pageName(spec.name), lang, [
    ...nameLine(pageName(spec.name), spec.meaning[lang], lang),
    ...section(headings.synopsis, lang, [
      `${bold(`talon ${spec.name}`)} ${operands}[${italic(headings.place[lang])}]`,
    ]),
    ...section(headings.description, lang, [paragraphs(description.join('\n\n'))]),
    ...section(
      headings.arguments,
      lang,
      registeredArguments.map((one) => entry(italic(one.name()), meaningText(one))),
    ),
    ...section(
      headings.options,
      lang,
      optionEntries([...help.visibleOptions(command), ...program.options]),
    ),
    ...examplesOf(spec.examples, setting),
    ...exitsOf(lang),
    ...seeAlso(['talon'], lang),
  ]);
}

function mainPage(setting: Setting): Page {
  const { lang, program, commands } = setting;
  const help = program.createHelp();
  const named = commands.filter(({ hidden }) => hidden !== true);
  const bare = program.commands.filter((one) =>
    commands.some(({ name, standard }) => standard === true && name === one.name()),
  );
  return pageOf('talon', lang, [
    ...nameLine('talon', program.description().split(/[:.]/)[0] ?? '', lang),
    ...section(headings.synopsis, lang, [
      `${bold('talon')} [${italic(headings.place[lang])}] [${italic(headings.command[lang])}]`,
    ]),
    ...section(headings.description, lang, [prose(program.description())]),
    ...section(headings.options, lang, optionEntries(help.visibleOptions(program))),
    ...section(
      headings.bare,
      lang,
      bare.flatMap((one) => optionEntries(one.options)),
    ),
    ...section(
      headings.commands,
      lang,
      named.map(({ name, meaning }) => entry(reference(pageName(name)), meaning[lang])),
    ),
    ...examplesOf(ROOT_EXAMPLES, setting),
    ...exitsOf(lang),
    ...seeAlso(
      named.map(({ name }) => pageName(name)),
      lang,
    ),
  ]);
}

function pagesIn(lang: Lang): readonly Page[] {
  const commands = [...plain, ...analysisCommands(gameList)];
  const fillExample = exampleFiller();
  const program = makeProgram({ lang, langGiven: undefined, fillExample, commands });
  const setting = { lang, program, commands, fillExample };
  const named = commands.filter(({ hidden }) => hidden !== true);
  return [mainPage(setting), ...named.map((spec) => commandPage(spec, setting))];
}

/** In every language. */
export const manual: readonly Page[] = LANGS.flatMap(pagesIn);
