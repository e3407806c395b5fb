/**
 * The manual as files, in the macros of man(7): `talon.1` and a page for each command, from the
 * description that the help and the parser are made from. Every sign with a meaning to roff is escaped,
 * and signs beyond ASCII are named, so that a page reads the same under any locale of its source. The
 * build writes them; nothing else loads this module.
 */
import type { Argument, Command, Option } from 'commander';
import { LANGS, type Lang } from '../lang/text.ts';
import type { CommandSpec, Example } from './call/call.ts';
import { gameList } from './games/game-list.ts';
import manualTexts from './man.json' with { type: 'json' };
import { makeProgram, VERSION } from './parse/command-line.ts';
import { exampleFiller, type FillExample, meaningText } from './parse/help.ts';
import texts from './parse/texts.json' with { type: 'json' };
import { analysisCommands, commands as plain } from './specs/index.ts';

const { sections } = manualTexts;

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

/** The text with every sign escaped that means something to roff within a line. */
export const roffText = (text: string): string =>
  text
    .replace(/[\\\-'`^~"]/g, (sign) => NAMED[sign] ?? sign)
    .replace(/[^\n -~]/gu, (sign) => glyph(sign));

/** A line of text, never taken for a request. */
const line = (text: string): string => (text.startsWith('.') ? `\\&${text}` : text);

export const bold = (text: string): string => `\\fB${roffText(text)}\\fR`;
export const italic = (text: string): string => `\\fI${roffText(text)}\\fR`;

/** Text between backquotes is bold. */
const spans = (text: string): string =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? bold(part) : roffText(part)))
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

const heading = (title: string): string => `.SH ${roffText(title.toUpperCase())}`;

/** A term, already roff, and its meaning. */
export const taggedParagraph = (term: string, meaning: string): string =>
  `.TP\n${line(term)}\n${prose(meaning)}`;

/** The head of a page of section 1; words are not broken, since options and names are among them. */
const title = (name: string, source: string, manual: string): string =>
  `.TH ${roffText(name.toUpperCase())} 1 "" "${roffText(source)}" "${roffText(manual)}"\n.nh\n.ad l`;

interface Page {
  /** Below the folder of the manual: `man1/talon-sim.1`, `de/man1/talon-sim.1`. */
  readonly path: string;
  readonly text: string;
}

/** What all pages in a language share. */
interface ManualSetup {
  readonly lang: Lang;
  readonly program: Command;
  readonly commands: readonly CommandSpec[];
  readonly fillExample: FillExample;
  readonly section: ReturnType<typeof sectionsIn>;
}

/** The words as a sentence: with a capital and a full stop. */
const asSentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;

/** `-n, --matches <n>` with the flags bold and the value italic. */
const termOf = ({ flags }: Pick<Option, 'flags'>): string =>
  flags.replace(/([^-<[\s,]*)(--?[\w-]+)|[<[]([^>\]]+)[>\]]/g, (_whole, before, flag, value) =>
    flag === undefined ? italic(value) : `${before}${bold(flag)}`,
  );

/** A section with its heading; none without parts. */
const sectionsIn =
  (lang: Lang) =>
  (name: keyof typeof sections, ...parts: readonly string[]): readonly string[] =>
    parts.length === 0 ? [] : [heading(sections[name][lang]), ...parts];

const optionEntries = (options: readonly Option[]): readonly string[] =>
  options.map((option) => taggedParagraph(termOf(option), meaningText(option)));

/** `<file...>` as “file ...”, in brackets where it may be left out. */
function operandOf(argument: Argument): string {
  const name = `${italic(argument.name())}${argument.variadic ? ' ...' : ''}`;
  return argument.required ? name : `[${name}]`;
}

/** `talon-sim(1)`. */
const reference = (name: string): string => `${bold(name)}(1)`;

const pageName = (command: string): string => `talon-${command}`;

interface Content {
  readonly name: string;
  readonly meaning: string;
  /** The words after the command in the synopsis. */
  readonly operands: string;
  readonly description: string;
  readonly middle: readonly (readonly string[])[];
  readonly examples: readonly Example[];
  readonly seeAlso: readonly string[];
}

/** A manual page from its parts, in the order that such pages have everywhere. */
function pageOf(content: Content, { lang, fillExample, section }: ManualSetup): Page {
  const { name, meaning, operands, description, middle, examples, seeAlso } = content;
  const command = bold(name.replace('-', ' '));
  const parts = [
    ...section('name', `${roffText(name)} \\- ${roffText(meaning)}`),
    ...section('synopsis', `${command} ${operands}`),
    ...section('description', paragraphs(description)),
    ...middle.flat(),
    ...section(
      'examples',
      ...examples.map(({ line, ...told }, i) =>
        taggedParagraph(bold(fillExample(line, i)), told[lang]),
      ),
    ),
    ...section(
      'exit',
      ...Object.entries(manualTexts.exits).map(([code, told]) =>
        taggedParagraph(bold(code), told[lang]),
      ),
    ),
    ...section('see', seeAlso.map(reference).join(',\n')),
  ];
  return {
    path: `${lang === 'en' ? '' : `${lang}/`}man1/${name}.1`,
    text: `${[title(name, `talon ${VERSION}`, manualTexts.title[lang]), ...parts].join('\n')}\n`,
  };
}

/** The manual page of one command, its options and those of every command. */
function commandPage(spec: CommandSpec, setting: ManualSetup): Page {
  const { lang, program, section } = setting;
  const command = program.commands.find((one) => one.name() === spec.name);
  if (command === undefined) throw new Error(`there is no command ${spec.name}`);
  const { registeredArguments } = command;
  const options = [...command.createHelp().visibleOptions(command), ...program.options];
  const operands = registeredArguments.map((one) => `${operandOf(one)} `).join('');
  const meaning = spec.meaning[lang];
  const more = spec.more === undefined ? '' : `\n\n${spec.more[lang]}`;
  return pageOf(
    {
      name: pageName(spec.name),
      meaning,
      operands: `${operands}[${italic(manualTexts.options[lang])}]`,
      description: `${asSentence(meaning)}${more}`,
      middle: [
        section(
          'arguments',
          ...registeredArguments.map((one) =>
            taggedParagraph(italic(one.name()), meaningText(one)),
          ),
        ),
        section('options', ...optionEntries(options)),
      ],
      examples: spec.examples,
      seeAlso: ['talon'],
    },
    setting,
  );
}

/** The manual page of the program itself: what a bare `talon` does, and a list of the commands. */
function mainPage(setting: ManualSetup): Page {
  const { lang, program, commands, section } = setting;
  const description = program.description();
  const named = commands.filter(({ hidden }) => hidden !== true);
  const bare = program.commands.filter((one) =>
    commands.some(({ name, standard }) => standard === true && name === one.name()),
  );
  const options = italic(manualTexts.options[lang]);
  const command = italic(manualTexts.command[lang]);
  return pageOf(
    {
      name: 'talon',
      meaning: description.split(/[:.]/)[0] ?? '',
      operands: `[${options}] [${command}]`,
      description,
      middle: [
        section('options', ...optionEntries(program.createHelp().visibleOptions(program))),
        section('bare', ...bare.flatMap((one) => optionEntries(one.options))),
        section(
          'commands',
          ...named.map(({ name, meaning }) =>
            taggedParagraph(reference(pageName(name)), meaning[lang]),
          ),
        ),
      ],
      examples: texts.program.examples,
      seeAlso: named.map(({ name }) => pageName(name)),
    },
    setting,
  );
}

/** All manual pages in a language, without hidden commands. */
function pagesIn(lang: Lang): readonly Page[] {
  const commands = [...plain, ...analysisCommands(gameList)];
  const fillExample = exampleFiller();
  const program = makeProgram({ lang, langGiven: undefined, fillExample, commands });
  const setting = { lang, program, commands, fillExample, section: sectionsIn(lang) };
  const named = commands.filter(({ hidden }) => hidden !== true);
  return [mainPage(setting), ...named.map((spec) => commandPage(spec, setting))];
}

/** All pages in all languages. */
export const manual: readonly Page[] = LANGS.flatMap(pagesIn);
