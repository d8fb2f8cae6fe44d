export function buildStale(outputs: readonly string[]): Promise<void>
