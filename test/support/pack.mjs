// Before the package is packed: everything it ships is built anew into an empty folder.
import { rmSync } from 'node:fs';

rmSync(new URL('../../dist/', import.meta.url), { recursive: true, force: true });
await import('./build.mjs');
await import('./build-library.mjs');
