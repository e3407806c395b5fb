// The package says that its modules have no side effects, which is true of what others import from it.
// The program's own sources keep those that they import for their effect alone; should one be lost
// all the same, the build fails.
import { join } from 'node:path';

export const bareImports = {
  name: 'bare-imports',
  setup(builder) {
    builder.initialOptions.logOverride = { 'ignored-bare-import': 'error' };
    builder.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      sideEffects: true,
    }));
  },
};
