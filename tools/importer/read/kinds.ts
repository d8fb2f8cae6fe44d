import type { Fields } from './fields'

export const KINDS = ['jobs', 'listings', 'reviews', 'companies'] as const
export type Kind = (typeof KINDS)[number]

export function kindOf(fields: Fields): Kind | undefined {
  if ('hiringOrganization' in fields || fields['@type'] === 'JobPosting') {
    return 'jobs'
  } else if ('ratings' in fields && 'company' in fields) {
    return 'reviews'
  } else if ('title' in fields && 'company' in fields) {
    return 'listings'
  }
  return 'name' in fields && ['key', 'industry', 'companyNumber', 'size', 'website'].some(key => key in fields)
    ? 'companies'
    : undefined
}
