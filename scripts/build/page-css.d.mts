/** The parts of the site's style sheet, compiled, in its order. A part with no `name` is one that every page needs. */
export function listSheets(): { name?: string; css: string }[]
/** Which parts the pages of a kind use: `all` is for every kind. */
export function readPageStyles(): Record<string, string[]>
