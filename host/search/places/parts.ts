import { upperFirst } from '../../lib/upper-first'

const SIDE = 'north|south|east|west'
const SIDES = new RegExp(SIDE, 'g')
const BEFORE_NAME = new RegExp(`^((?:(?:${SIDE})[ -]?)+) (?=\\S)`, 'i')
const SLUG = new RegExp(`^((?:${SIDE})(?:-(?:${SIDE}))*)-part-of-(.+)$`)

/** Part of a place: "north Wales" is `north-part-of-wales`. */
export interface Part {
  sides: readonly string[]
  /** A name or slug. */
  whole: string
}

export function readPartName(text: string): Part | undefined {
  const [before = '', sides = ''] = BEFORE_NAME.exec(text) ?? []
  return before ? { sides: sides.toLowerCase().match(SIDES) ?? [], whole: text.slice(before.length) } : undefined
}

export function readPartSlug(slug: string): Part {
  const [, sides, whole] = SLUG.exec(slug) ?? []
  return sides && whole ? { sides: sides.split('-'), whole } : { sides: [], whole: slug }
}

export const formatPartSlug = ({ sides, whole }: Part): string => `${sides.join('-')}-part-of-${whole}`

export const formatPart = ({ sides, whole }: Part): string => [...sides.map(upperFirst), whole].join(' ')
