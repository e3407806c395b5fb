import { fileURLToPath } from 'node:url';

/** The repository, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of everything that is built, with a slash at its end. */
export const DIST = `${ROOT}dist/`;

/** Licences of packages that ship none. */
export const LICENCES = `${ROOT}bin/build/licences`;
