export function compile(file: string, layer?: string): string
/** The breakpoints (spec section 9) as custom media, as CSS. */
export function customMedia(): string
