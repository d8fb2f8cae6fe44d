import type { FamilyKey } from '../families'

export interface Employer {
  name: string
  industry: string
  /** Head office and other offices: towns of the gazetteer. */
  towns: readonly string[]
  size: '1-49' | '50-249' | '250-999' | '1000-4999' | '5000+'
  founded: number
  /** Follows the name: "builds commuter trains". */
  does: string
  /** The subjects of its teams. */
  things: readonly string[]
  /** Whom the work is for. */
  people: string
  families: readonly FamilyKey[]
  scenes: readonly string[]
}

type Line = readonly [
  name: string,
  towns: string,
  size: Employer['size'],
  founded: number,
  does: string,
  things: string,
  people: string,
  families: string,
]

/** A field with several parts has them in one string. */
export function employersOf(industry: string, scenes: readonly string[], lines: readonly Line[]): Employer[] {
  return lines.map(([name, towns, size, founded, does, things, people, families]) => ({
    name,
    industry,
    towns: towns.split(', '),
    size,
    founded,
    does,
    things: things.split('; '),
    people,
    families: families.split(' ') as FamilyKey[],
    scenes,
  }))
}
