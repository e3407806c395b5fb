export const INK_FILES: RegExp;
export function changedInk(path: string, source: string): string;
export const NARROW: string;
