// Changes to Ink, made where it is bundled and where tests load it. If Ink moves what they
// change, nothing is built.

// Ink takes every line of every frame apart anew, which is half the time of a frame. Most lines are
// those of the frame before: what was found out about a line is kept, as long as that is not much.
const KEPT_LINES = 4000;
function keepLines(source) {
  const contents = source.replace('caches = new OutputCaches();', 'caches = keptCaches();');
  if (contents === source) throw new Error('Ink keeps its lines elsewhere now');
  return `${contents}
let kept;
const keptCaches = () => {
  if (kept === undefined || kept.styledChars.size > ${KEPT_LINES}) kept = new OutputCaches();
  return kept;
};`;
}

// Where a line is exactly full, Ink begins the next one with the blank that stood between them.
const FULL = 'hard: true,\n        });';
function dropBlanks(source) {
  const contents = source.replace(
    FULL,
    `${FULL.slice(0, -1)}.replace(/\\n((?:\\u001b\\[[\\d;]*m)*) (?! )/g, '\\n$1');`,
  );
  if (contents === source) throw new Error('Ink wraps its words elsewhere now');
  return contents;
}

const CHANGES = [
  { file: /ink[/\\]build[/\\]wrap-text\.js$/, change: dropBlanks },
  { file: /ink[/\\]build[/\\]output\.js$/, change: keepLines },
  // Ink asks the environment whether to load a tool of its own developers, which is not shipped:
  // DEV may be set for any program.
  { file: /ink[/\\]build[/\\]utils\.js$/, change: () => 'export const isDev = () => false;' },
  { file: /ink[/\\]build[/\\]devtools\.js$/, change: () => '' },
];

export const INK_FILES = /ink[/\\]build[/\\](output|wrap-text|utils|devtools)\.js$/;

/** What stands in one of these files of Ink, changed. */
export function changedInk(path, source) {
  const found = CHANGES.find(({ file }) => file.test(path));
  return found === undefined ? source : found.change(source);
}
