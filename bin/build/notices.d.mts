export function noticesOf(root: string, files: readonly string[], kept: string): string;
