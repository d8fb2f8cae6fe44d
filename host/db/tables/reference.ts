import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, WithDefault } from './column'

export interface EntitiesTable {
  id: Generated<number>
  list: string
  slug: string
  name: string
  parent_id: number | null
  position: WithDefault<number>
  active: WithDefault<boolean>
  details: Json<Record<string, unknown>>
}

export interface PlacesTable {
  id: Generated<number>
  slug: string
  name: string
  kind: 'town' | 'county' | 'region' | 'nation' | 'country'
  county: string | null
  region: string | null
  nation: string | null
  country: WithDefault<string>
  lat: number
  lng: number
  population: WithDefault<number>
  aliases: WithDefault<string[]>
  /** Its name and aliases, normalised for comparison with input; the name first. */
  keys: GeneratedAlways<string[]>
}
