/** The comments of a module and the lines of code between them. */
import type { Module } from '../modules.ts';

interface Comment {
  readonly start: number;
  /** Without its signs, in one line. */
  readonly text: string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A source of the same length and lines in which these ranges, in order, are blank. */
function blanked(source: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    parts.push(source.slice(done, start), source.slice(start, end).replace(/[^\n]/g, ' '));
    done = end;
  }
  return [...parts, source.slice(done)].join('');
}

const TEXTS = ['Literal', 'TemplateElement', 'JSXText'];

/** The source without its texts, so that `//` in a text begins no comment. */
function withoutTexts({ source, nodes }: Module): string {
  const texts = nodes.filter(({ type }) => TEXTS.includes(type));
  return blanked(
    source,
    texts.toSorted((one, other) => one.start - other.start),
  );
}

/** A block, or lines of `//` that follow one another. */
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g;

const SIGNS = /^\/\*+|\*+\/$|^[ \t]*\/\/|\n[ \t]*(?:\*|\/\/)/g;

const inOneLine = (comment: string): string =>
  comment.replace(SIGNS, ' ').replace(/\s+/g, ' ').trim();

const rangesOfComments = (module: Module): readonly Range[] =>
  [...withoutTexts(module).matchAll(COMMENT)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));

export const commentsIn = (module: Module): readonly Comment[] =>
  rangesOfComments(module).map(({ start, end }) => ({
    start,
    text: inOneLine(module.source.slice(start, end)),
  }));

/** Words at the beginning of a comment that mean nothing without the line before. */
const LEANING = /^(?:The same|What is|It|Its|They|Their|Them|Those|And|Also|So)\b/;

/** Comments that lean on the line before. */
export const leaningCommentsIn = (module: Module): readonly Comment[] =>
  commentsIn(module).filter(({ text }) => LEANING.test(text));

/** Imports, whose length says where files stand, and nothing of how densely they are written. */
const importsIn = ({ nodes }: Module): readonly Range[] =>
  nodes.filter(({ type }) => type === 'ImportDeclaration');

/** The lengths of the lines that hold more than a comment or an import, without indents and comments. */
export const codeLinesIn = (module: Module): readonly number[] =>
  blanked(blanked(module.source, rangesOfComments(module)), importsIn(module))
    .split('\n')
    .map((line) => line.trim().length)
    .filter((length) => length > 0);
