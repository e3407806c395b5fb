import type { BuildOptions } from 'esbuild';

type Told = BuildOptions & { readonly write: false; readonly metafile: true };

export const WHOLE: Told;
export const QUICK: Told;
