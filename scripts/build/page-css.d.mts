/** The parts of the site's style sheet, in its order. */
export function listSheets(): { name: string; css: () => string }[]
/** Which parts the pages of a kind use: `all` is for every kind. */
export function readPageStyles(): Record<string, string[]>
