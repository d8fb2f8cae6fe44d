export interface NameKnowledge {
  isKnown: (text: string) => boolean
  isTown: (text: string) => boolean
  /** Returns the kind of a large area; undefined for other text. */
  areaKind: (text: string) => 'nation' | 'region' | undefined
  isArea: (text: string) => boolean
  isAround: (name: string, area: string) => boolean
  /** Towns that are too far from each other to be one address. */
  areApart: (one: string, other: string) => boolean
}

/** Always between two places. */
const CLEAR_SEPARATOR = /\s*[;•·\n]\s*/
/** Between two places, or in an address: "Swift House or Charter House, Chelmsford". */
const LIKELY_SEPARATOR = /\s*\|\s*|\s*,?\s+(?:or|and\/or)\s+(?=\S)/i
/** Between two places, or in a name: "Brighton and Hove", "Derry/Londonderry". */
const UNCERTAIN_SEPARATORS: readonly (readonly [RegExp, string])[] = [
  [/\s*\/\s*/, '/'],
  [/\s*,?\s+(?:and|&|\+|plus)\s+/i, ' and '],
]

/**
 * Splits "London, Manchester and Leeds" into its places; an address such as "Southall, London" stays whole. With a
 * postcode, commas alone mean an address.
 */
export function splitPlaces(text: string, names: NameKnowledge, hasPostcode = false): string[] {
  if (names.isKnown(text)) {
    return [text]
  }
  const sure = cut(text, CLEAR_SEPARATOR)
  if (sure.length > 1) {
    return sure.flatMap(part => splitPlaces(part, names, hasPostcode))
  }
  const almostSure = cut(text, LIKELY_SEPARATOR)
  if (almostSure.length > 1 && almostSure.every(part => pieces(part).some(names.isKnown))) {
    return almostSure.flatMap(part => splitUnsure(part, names, true))
  }
  return splitUnsure(text, names, !hasPostcode && undefined)
}

function splitUnsure(text: string, names: NameKnowledge, inList: boolean | undefined): string[] {
  if (names.isKnown(text)) {
    return [text]
  }
  for (const [separator, word] of UNCERTAIN_SEPARATORS) {
    const parts = rejoin(cut(text, separator), word, names)
    if (parts.length > 1 && parts.every(part => pieces(part).every(names.isKnown))) {
      return parts.flatMap(part => splitUnsure(part, names, true))
    }
  }
  return splitCommas(text, names, inList)
}

const areAlike = (kinds: readonly (string | undefined)[]): boolean =>
  kinds[0] !== undefined && kinds.every(kind => kind === kinds[0])

/** Rejoins the parts of one name: "Brighton" and "Hove". */
function rejoin(parts: readonly string[], word: string, { isKnown }: NameKnowledge): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const before = joined.at(-1) ?? ''
    const isOne = before !== '' && isKnown(`${pieces(before).at(-1) ?? ''}${word}${pieces(part)[0] ?? ''}`)
    return isOne ? [...joined.slice(0, -1), `${before}${word}${part}`] : [...joined, part]
  }, [])
}

/** "Ashford Kent", "Guildford Surrey UK" and "Lincolnshire East Midlands" lack the commas between a place and the areas around it. */
export function withCommas(part: string, names: NameKnowledge): string {
  const words = part.split(/\s+/)
  const ends = names.isKnown(part) ? [] : words.map((_, i) => words.length - i).slice(1)
  for (const end of ends) {
    const town = words.slice(0, end).join(' ')
    const areas = names.isTown(town) || names.isArea(town) ? areasIn(words.slice(end), town, names) : undefined
    if (areas) {
      return [town, ...areas].join(', ')
    }
  }
  return part
}

/** Returns undefined if any word is not part of an area. */
function areasIn(words: readonly string[], town: string, names: NameKnowledge): string[] | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    const area = words.slice(0, end).join(' ')
    if (names.isArea(area) || names.isAround(town, area)) {
      const rest = areasIn(words.slice(end), town, names)
      return rest && [area, ...rest]
    }
  }
  return words.length === 0 ? [] : undefined
}

/** `inList`: the text has a list of other places. If that is unknown, only towns far from each other are a list. */
function splitCommas(text: string, names: NameKnowledge, inList: boolean | undefined): string[] {
  const all = pieces(text)
  // "Edinburgh, Glasgow, Scotland, UK"
  const parts = all.slice(0, all.findLastIndex(part => names.isTown(part) || !names.isArea(part)) + 1)
  const areTowns =
    parts.every(names.isTown) &&
    parts.every((part, i) => parts.every((other, j) => i === j || !names.isAround(part, other))) &&
    (inList ?? parts.every((part, i) => i === 0 || names.areApart(parts[i - 1] ?? '', part)))
  if (parts.length > 1 && areTowns) {
    return parts
  }
  return all.length > 1 && areAlike(all.map(names.areaKind)) ? all : [text]
}

const pieces = (text: string): string[] => cut(text, /\s*,\s*|\s+[-–—]\s+/)

const cut = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map(part => part.trim())
    .filter(Boolean)
