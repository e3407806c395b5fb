// Bundled by esbuild, the constants at the top of modules become `var`, which V8 reads anew at every use
// since it might change. Here they become constants again: V8 compiles their values in, and long
// computations are half as fast again.
import { transform } from 'esbuild';

const asVariable = (line) => line.replace(/^const /, 'var ');

/** Where esbuild finds fault with a constant: the lines that declare it. */
const declared = ({ location, notes = [] }) =>
  [location, ...notes.map((note) => note.location)].map((place) => (place?.line ?? 0) - 1);

/** The text of a bundle that is not minified, with constants at its top for variables that are set once. */
export async function withConstants(text) {
  const lines = text.replaceAll(/^var (?=[\w$]+ = )/gm, 'const ').split('\n');
  for (;;) {
    const { errors = [], warnings } = await transform(lines.join('\n'), {
      logLevel: 'silent',
      logLimit: 0,
    }).catch((failure) => failure);
    const wrong = [...errors, ...warnings.filter(({ id }) => id === 'assign-to-constant')]
      .flatMap(declared)
      .filter((at) => lines[at]?.startsWith('const '));
    if (wrong.length === 0) return lines.join('\n');
    for (const at of wrong) lines[at] = asVariable(lines[at]);
  }
}
