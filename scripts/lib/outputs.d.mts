export function buildStale(outputs: readonly string[]): Promise<number>
