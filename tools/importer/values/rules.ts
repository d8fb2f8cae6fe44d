/** Each line of the table is "slug: words". */
export const readLines = (table: string): [slug: string, words: string][] =>
  table.split('\n').flatMap(line => {
    const [, slug, words] = /^\s*([\w-]+): (.+)$/.exec(line) ?? []
    return slug && words ? [[slug, words]] : []
  })

/** The first pattern that matches wins. */
export const readRules = (table: string): (readonly [slug: string, words: RegExp])[] =>
  readLines(table).map(([slug, words]) => [slug, new RegExp(words, 'i')] as const)
