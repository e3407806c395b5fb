// Of package.json the program needs its version alone. With all of it in the bundle, a change to a script or to a tool
// would make another program, whose results refuse to be merged with those of the program before.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const MANIFEST = join(ROOT, 'package.json');

export const ownVersion = {
  name: 'own-version',
  setup(builder) {
    builder.onLoad({ filter: /[/\\]package\.json$/ }, ({ path }) => {
      if (path !== MANIFEST) return undefined;
      const { version } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
