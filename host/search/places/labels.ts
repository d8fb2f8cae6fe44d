import { counted } from '../../lib/formats'

const countries = new Intl.DisplayNames(['en-GB'], { type: 'region' })

export interface Named {
  name: string
  kind: string
  county: string | null
  region: string | null
  country: string
  /** Whether another place has the plain address of this name. */
  shared: boolean
}

export function formatPlace({ name, kind, county, region, country, shared }: Named): string {
  if (kind === 'country' && country === 'GB') {
    return 'the UK'
  } else {
    return shared ? `${name}, ${county ?? region ?? formatCountry(country)}` : name
  }
}

export const formatCountry = (code: string): string => countries.of(code) ?? code

/** "Manchester +15 miles"; without a radius the label alone. */
export function formatReach({ label, radius }: { label: string; radius: number }): string {
  return radius > 0 ? `${label} +${counted(radius, 'mile')}` : label
}
