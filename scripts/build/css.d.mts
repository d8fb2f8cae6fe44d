export function compile(file: string, layer?: string): string
