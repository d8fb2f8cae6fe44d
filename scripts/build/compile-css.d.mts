export function compile(file: string, layer?: string): string
/** The breakpoints as custom media, as CSS. */
export function customMedia(): string
