import type { NamedPlace } from './meaning-queries'
import type { Span } from './spans'

/** Towns whose name is a word of job titles: only "in Street" means the town. */
const ORDINARY = new Set(
  (
    'ash bar battle beer bow box bridge bude chandler church coach cork crook deal ely eye fleet ford grain ham hook hope ' +
    'law leek looe male march mobile mold nice oral orange ore over pool rock rugby sale sandwich seal settle split stock ' +
    'stone street sway tower van wall warden ware wash wells wick wing wool'
  ).split(' '),
)

/** The place of that name, if it is one. */
export function findNamed(places: readonly NamedPlace[], { typed }: Span): NamedPlace | undefined {
  return places.find(({ asked }) => asked === typed)
}

/** Whether the name says a place by itself, without "in" before it: foreign towns do not. */
export function isPlain({ home }: NamedPlace, { words }: Span): boolean {
  const name = words.join(' ')
  return home && !ORDINARY.has(name) && (name.length >= 4 || name === 'uk')
}
