import { nearest } from '../../../widgets/core/mount/nearest'

/** The features of Media Queries 4 and 5. Browsers treat a query with any other one as "not all". */
const FEATURES =
  'any-hover any-pointer aspect-ratio color color-gamut color-index device-aspect-ratio device-height device-width display-mode dynamic-range environment-blending forced-colors grid height horizontal-viewport-segments hover inverted-colors monochrome nav-controls orientation overflow-block overflow-inline pointer prefers-color-scheme prefers-contrast prefers-reduced-data prefers-reduced-motion prefers-reduced-transparency resolution scan scripting update vertical-viewport-segments video-color-gamut video-dynamic-range width'.split(
    ' ',
  )

/** Returns the error about the features in `media(...)`; undefined if each is known, or none is. */
export function adviseOnMedia(strategy: string): string | undefined {
  const query = /^\s*media\((.*)\)\s*$/s.exec(strategy)?.[1]
  const names = [...(query ?? '').matchAll(/\(\s*(?:[\d.]+[a-z]*\s*[<>=]+\s*)?(?:min-|max-)?([a-z-]+)/g)]
    .map(([, name = '']) => name)
    .filter(name => !['not', 'and', 'or'].includes(name))
  const unknown = names.find(name => !FEATURES.includes(name))
  if (unknown === undefined) {
    return undefined
  }
  const match = nearest(unknown, FEATURES)
  return `No browser knows the media feature "${unknown}".${match ? ` Did you mean "${match}"?` : ''}`
}
