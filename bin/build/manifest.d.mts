export function packedManifest(text: string, pages: readonly string[]): string;
export function replaceManifest(root: string, pages: readonly string[]): void;
export function restoreManifest(root: string): boolean;
