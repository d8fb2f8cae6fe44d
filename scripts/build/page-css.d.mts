/** The style sheets of the site by file name. */
export function siteSheets(): Map<string, string>

/** Names of the style sheets of pages, in their order. */
export function layoutNames(folder?: string): string[]
