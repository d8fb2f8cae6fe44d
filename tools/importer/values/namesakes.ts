import { nameKey } from '../../../host/lib/name-key'

/**
 * These firms abroad share their short name with another employer in Britain: a retailer and a firm of loan services, a
 * search engine's owner and a car leasing company, an insurer and a building society.
 */
const ABROAD = new Map(
  ['Target', 'Alphabet', 'UnitedHealth Group', 'United Health', 'Nationwide', 'Progressive', 'Frontier', 'Merck'].map(
    name => [nameKey(name), `${name} USA`] as const,
  ),
)

/** A review by an author outside Britain belongs to the firm abroad. */
export function nameAbroad(name: string, isInBritain: boolean): string {
  return isInBritain ? name : (ABROAD.get(nameKey(name)) ?? name)
}

const BRITAIN = { south: 49.8, north: 61, west: -8.7, east: 1.8 } as const

/** Roughly, but enough to tell Britain from other continents. */
export function isInBritain({ lat, lng }: { lat: number | null; lng: number | null }): boolean {
  const { south, north, west, east } = BRITAIN
  return lat !== null && lng !== null && lat > south && lat < north && lng > west && lng < east
}
