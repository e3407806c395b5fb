export function runnerOfScript(): number | undefined;
export function startGuard(root: string, pid: number): void;
