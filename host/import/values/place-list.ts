/** What a list of places is cut by: what the gazetteer knows. */
export interface NameKnowledge {
  isKnown: (text: string) => boolean
  isTown: (text: string) => boolean
  /** Whether the second names an area around a place of the first name. */
  isAround: (name: string, area: string) => boolean
  /** Whether two towns are too far from each other to be one address. */
  areApart: (one: string, other: string) => boolean
}

/** Always between two places. */
const SURE = /\s*[;|•·\n]\s*|\s+(?:or|and\/or)\s+(?=\S)/i
/** Between two places, or in a name: "Brighton and Hove", "Derry/Londonderry". */
const UNSURE = [/\s*\/\s*/, /\s*,?\s+(?:and|&|\+|plus)\s+/i]

/** Cuts "London, Manchester and Leeds" into its places; an address such as "Southall, London" stays whole. */
export function splitPlaces(text: string, names: NameKnowledge): string[] {
  if (names.isKnown(text)) {
    return [text]
  }
  const sure = cut(text, SURE)
  if (sure.length > 1) {
    return sure.flatMap(part => splitPlaces(part, names))
  }
  for (const separator of UNSURE) {
    const parts = cut(text, separator)
    if (parts.length > 1 && parts.every(part => cut(part, /\s*,\s*/).some(names.isKnown))) {
      return parts.flatMap(part => (isUnsure(part) ? splitPlaces(part, names) : splitCommas(part, names, true)))
    }
  }
  return splitCommas(text, names, false)
}

const isUnsure = (text: string): boolean => UNSURE.some(separator => separator.test(text))

function splitCommas(text: string, names: NameKnowledge, inList: boolean): string[] {
  const parts = cut(text, /\s*,\s*|\s+[-–—]\s+/)
  const isList =
    parts.length > 1 &&
    parts.every(names.isTown) &&
    parts.every((part, i) => parts.every((other, j) => i === j || !names.isAround(part, other))) &&
    (inList || parts.every((part, i) => i === 0 || names.areApart(parts[i - 1] ?? '', part)))
  return isList ? parts : [text]
}

const cut = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map(part => part.trim())
    .filter(Boolean)
