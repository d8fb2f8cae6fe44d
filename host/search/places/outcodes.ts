import { DISTRICT_TOWNS, POST_TOWNS, type PostTown } from './postcodes'

const PARTS = /^([a-z]{1,2})(?:0|[1-9]\d?)$/
/** Only in the middle of London a letter may come behind the figure. */
const LONDON_PARTS = /^(e|ec|n|nw|se|sw|w|wc)[1-9][a-z]$/
/** An outcode, alone or at the end of a text, with the rest of its postcode or the beginning of it. */
const WRITTEN = /(?:^|\s)([a-z]{1,2}\d[a-z\d]?)(?:\s*\d[a-z]{2}|\s+\d[a-z]?)?$/i

/** "M14", "m14 5TQ", "12 Park Row, Leeds LS1 4DY": the outcode as addresses have it (`m14`); undefined where none is. */
export function readOutcode(text: string): string | undefined {
  for (const part of text.split(/[,;()]/)) {
    const outcode = WRITTEN.exec(part.trim())?.[1]?.toLowerCase()
    if (outcode && postTownOf(outcode)) {
      return outcode
    }
  }
  return undefined
}

/** The town of `ls1` or `ls29`; undefined where the text is no outcode, or of an area that there is not. */
export function postTownOf(outcode: string): PostTown | undefined {
  const area = POST_TOWNS.get((PARTS.exec(outcode) ?? LONDON_PARTS.exec(outcode))?.[1] ?? '')
  const town = area && DISTRICT_TOWNS.get(outcode.replace(/[a-z]$/, ''))
  return town ? { ...area, slug: town } : area
}

/** "M14 (Manchester)" */
export function formatOutcode(outcode: string, town: string): string {
  return `${outcode.toUpperCase()} (${town})`
}
