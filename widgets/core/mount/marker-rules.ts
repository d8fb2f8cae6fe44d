import { nearest } from './nearest'
import { parseStrategy } from './strategy-grammar'

/** The features of Media Queries 4 and 5. Browsers treat a query with any other one as "not all". */
const FEATURES =
  'any-hover any-pointer aspect-ratio color color-gamut color-index device-aspect-ratio device-height device-width display-mode dynamic-range environment-blending forced-colors grid height horizontal-viewport-segments hover inverted-colors monochrome nav-controls orientation overflow-block overflow-inline pointer prefers-color-scheme prefers-contrast prefers-reduced-data prefers-reduced-motion prefers-reduced-transparency resolution scan scripting update vertical-viewport-segments video-color-gamut video-dynamic-range width'.split(
    ' ',
  )

/** Returns the error about the conditions in `media(...)`; undefined if browsers understand each of them. */
export function adviseOnMedia(strategy: string): string | undefined {
  const { name: kind, detail } = parseStrategy(strategy) ?? {}
  const query = kind === 'media' && detail ? detail : ''
  const names = [...query.matchAll(/\(\s*(?:[\d.]+[a-z]*\s*[<>=]+\s*)?(?:min-|max-)?([a-z-]+)/g)]
    .map(([, name = '']) => name)
    .filter(name => !['not', 'and', 'or'].includes(name))
  const unknown = names.find(name => !FEATURES.includes(name))
  if (unknown === undefined) {
    const bare = /(?:width|height)\s*(?::|[<>]?=?)\s*(?!0+\s*\))([\d.]+)\s*\)/.exec(query)?.[1]
    return bare && `A length needs a unit: ${bare}px.`
  }
  const match = nearest(unknown, FEATURES)
  return `No browser knows the media feature "${unknown}".${match ? ` Did you mean "${match}"?` : ''}`
}

/** Standard HTML attributes of elements that are used as markers. */
const STANDARD =
  /^(accesskey|action|alt|class|dir|disabled|draggable|enctype|for|form|height|hidden|href|id|inert|itemid|itemprop|itemref|itemscope|itemtype|lang|method|name|nonce|open|part|popover|rel|role|slot|src|style|tabindex|target|title|translate|type|value|width)$|^aria-|^on/

/** Returns the prop that an attribute without `data-` may mean; undefined for attributes of HTML. */
export function propOfPlain(attribute: string): string | undefined {
  return attribute.startsWith('data-') || STANDARD.test(attribute) ? undefined : propName(attribute)
}

/** Returns the name of the prop of an attribute. */
export const propName = (attribute: string) =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Returns the indexes and ids of list items that have the id of an earlier one. A widget uses it as a key. */
export function repeatedIds(list: unknown): { id: string | number; index: number }[] {
  const ids: unknown[] = Array.isArray(list) ? list.map(item => (item as { id?: unknown } | null)?.id) : []
  return ids.flatMap((id, index) =>
    (typeof id === 'string' || typeof id === 'number') && ids.indexOf(id) < index ? [{ id, index }] : [],
  )
}

/** Returns the mistake of a script within a marker that looks like its props but is ignored. */
export function adviseOnScript({ type, text }: { type: string | null | undefined; text: string }): string | undefined {
  if (type?.toLowerCase() === 'application/json') {
    return 'The script with the props must be a child of its marker, not within another element.'
  }
  return /^(\w+\/)?(json)?$/i.test(type ?? '') && /^\s*[{[]/.test(text)
    ? 'The script with the props needs type="application/json".'
    : undefined
}

/** The messages about a marker, in the linter and in the overlay of `?widgets=debug`. */
export const messages = {
  plain: (name: string, widget: string) => `"${name}" is not read: props of ${widget} are written as data-${name}.`,
  repeated: (id: string | number, widget: string) => `Two items of ${widget} have the id "${id}".`,
  strategy: (mount: string, advice: string) => `There is no strategy "${mount}". ${advice}`,
}
