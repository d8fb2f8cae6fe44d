/** Returns the lines of a table as pairs: "slug: words". */
export const readLines = (table: string): [slug: string, words: string][] =>
  table.split('\n').flatMap(line => {
    const [, slug, words] = /^\s*([\w-]+): (.+)$/.exec(line) ?? []
    return slug && words ? [[slug, words]] : []
  })

/** Returns the lines of a table as slugs and patterns; the first that matches wins. */
export const readRules = (table: string): (readonly [slug: string, words: RegExp])[] =>
  readLines(table).map(([slug, words]) => [slug, new RegExp(words, 'i')] as const)
