import { nameKey } from '../../lib/name-key'

/**
 * Firms abroad whose short name another employer in Britain has too: a retailer and a firm of loan services, a search
 * engine's owner and a car leasing company, an insurer and a building society.
 */
const ABROAD = new Map(
  ['Target', 'Alphabet', 'UnitedHealth Group', 'United Health', 'Nationwide', 'Progressive', 'Frontier', 'Merck'].map(
    name => [nameKey(name), `${name} USA`] as const,
  ),
)

/** Returns the name to match a review's employer by: another one if the author did not work in Britain. */
export function nameAbroad(name: string, isInBritain: boolean): string {
  return isInBritain ? name : (ABROAD.get(nameKey(name)) ?? name)
}

const BRITAIN = { south: 49.8, north: 61, west: -8.7, east: 1.8 } as const

/** Returns whether a point is roughly in Britain: enough to tell it from other continents. */
export function isInBritain({ lat, lng }: { lat: number | null; lng: number | null }): boolean {
  const { south, north, west, east } = BRITAIN
  return lat !== null && lng !== null && lat > south && lat < north && lng > west && lng < east
}
