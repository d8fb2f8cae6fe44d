import { DISTRICT_TOWNS, POST_TOWNS, type PostTown } from './postcodes'

const PARTS = /^([a-z]{1,2})(?:0|[1-9]\d?)$/
/** Only central London has outcodes with a letter after the digit. */
const LONDON_PARTS = /^(e|ec|n|nw|se|sw|w|wc)[1-9][a-z]$/
/** An outcode at the end of a text, perhaps with all or part of the inward code. */
const WRITTEN = /(?:^|\s)([a-z]{1,2}\d[a-z\d]?)(?:\s*\d[a-z]{2}|\s+\d[a-z]?)?$/i

/** Reads "M14", "m14 5TQ" or "12 Park Row, Leeds LS1 4DY" and returns `m14`; undefined without an outcode. */
export function readOutcode(text: string): string | undefined {
  for (const part of text.split(/[,;()]/)) {
    const outcode = WRITTEN.exec(part.trim())?.[1]?.toLowerCase()
    if (outcode && postTownOf(outcode)) {
      return outcode
    }
  }
  return undefined
}

/** Returns undefined if the text is not an outcode of an existing area. */
export function postTownOf(outcode: string): PostTown | undefined {
  const area = POST_TOWNS.get((PARTS.exec(outcode) ?? LONDON_PARTS.exec(outcode))?.[1] ?? '')
  const town = area && DISTRICT_TOWNS.get(outcode.replace(/[a-z]$/, ''))
  return town ? { ...area, slug: town } : area
}

export function formatOutcode(outcode: string, town: string): string {
  return `${outcode.toUpperCase()} (${town})`
}
