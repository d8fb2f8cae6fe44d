import type { SizeBand } from '../../../host/db/tables'
import { readableCapitals } from '../text/capitals'
import { cleanLine } from '../text/line'

const LEGAL_FORM = /,?\s+(limited|ltd|plc|p\.l\.c|llp|llc|inc|incorporated)\.?$/i
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...{ dept: 'Department', govt: 'Government', hosp: 'Hospital', hosps: 'Hospitals', intl: 'International' },
  ...{ mgmt: 'Management', mgt: 'Management', natl: 'National', univ: 'University', dvlpmnt: 'Development' },
  ...{ 'serv.': 'Services', srvs: 'Services', svc: 'Services', svcs: 'Services' },
}
/** Only registers in block capitals shorten these words. */
const SHORT_CAPITALS: Readonly<Record<string, string>> = {
  ...{ ADMIN: 'ADMINISTRATIVE', BD: 'BOARD', DEV: 'DEVELOPMENT', INFO: 'INFORMATION' },
}
const COUNTRY = /\s*\((uk|united kingdom|gb|great britain|u\.k\.?|g\.b\.?)\)$/i
const NO_NAME = /^(n\/?a|none|null|unknown|confidential|anonymous|not (named|given|specified)|-+|\*+|test( co)?)$/i
const MAX_NAME_LENGTH = 120

/** Removes legal form, rating and block capitals. Returns '' if there is no name. */
export function readCompanyName(value: unknown): string {
  if (typeof value !== 'string') {
    return ''
  }
  const whole = cleanLine(
    value
      .replace(/\n\s*\d(\.\d)?\s*$/, '')
      .replace(/\)(?=\p{L})/gu, ') ')
      .replace(/(?<=\p{L}{2})\(/gu, ' ('),
  )
    .replace(/\bU\.K\b\.?/g, 'UK')
    .replace(/\b(Nhs|Uk)\b/g, acronym => acronym.toUpperCase())
    .replace(/\s+t\/as?\s.*$|\s*\(formerly .*\)$/i, '')
  if (NO_NAME.test(whole) || !/[\p{L}\p{N}]/u.test(whole) || whole.length > MAX_NAME_LENGTH) {
    return ''
  }
  const line = whole.replace(/^(.+) \(The\)$/i, 'The $1').replace(/\((holdings|group|services)\)/gi, '$1')
  const isAllCaps = line.includes(' ') && !/\p{Ll}/u.test(line.replace(LEGAL_FORM, ''))
  const bare = line
    .replace(COUNTRY, '')
    .replace(LEGAL_FORM, '')
    .replace(COUNTRY, '')
    .replace(/\p{L}+\b\.?/gu, word => inFull(word, isAllCaps))
    .replace(/[\s,;.&-]+$/, '')
  const name = bare.length > 1 && !/^the$/i.test(bare) ? bare : line
  // Many brands write a short word in capitals.
  return isAllCaps && (name.includes(' ') || name.length > 4) ? readableCapitals(name) : name
}

/** "DEPT" is "DEPARTMENT" and "Univ." "University". */
function inFull(text: string, isAllCaps: boolean): string {
  const word = text.replace('.', '')
  const full =
    SHORT_FORMS[text.toLowerCase()] ?? SHORT_FORMS[word.toLowerCase()] ?? (isAllCaps ? SHORT_CAPITALS[word] : undefined)
  return full === undefined ? text : word === word.toUpperCase() ? full.toUpperCase() : full
}

export function nameOfSlug(name: string): string {
  return /\s/.test(name.trim()) ? name : name.replaceAll('-', ' ')
}

/** Prefers mixed case to capitals, then the shortest name. */
export function bestName(names: readonly string[]): string {
  const capsPenalty = (name: string) => (/\p{Ll}/u.test(name) ? 0 : name.length > 5 || name.includes(' ') ? 1 : 0)
  return (
    [...names]
      .filter(Boolean)
      .sort((one, other) => capsPenalty(one) - capsPenalty(other) || one.length - other.length)[0] ?? ''
  )
}

/** Reads "1000 to 4999" or "51 to 200 employees". */
export function readSizeBand(value: unknown): SizeBand | null {
  const numbers = cleanLine(value).replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
  const [from = 0] = numbers
  if (numbers.length === 0) {
    return null
  } else if (/^less than/i.test(String(value))) {
    return from <= 50 ? '1-49' : '50-249'
  } else if (from < 50) {
    return '1-49'
  } else if (from < 201) {
    return '50-249'
  } else if (from < 1_000) {
    return '250-999'
  }
  return from < 5_000 ? '1000-4999' : '5000+'
}

/** An address must be absolute and have no user name. */
export function readWebAddress(value: unknown): string | null {
  const text = cleanLine(value)
  const full = /^www\.[\w.-]+\.\w{2,}/i.test(text) ? `https://${text}` : text
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full) || full.length > 2_000) {
    return null
  }
  const { href, username, hostname } = new URL(full)
  return username === '' && hostname.includes('.') ? href : null
}

export function readYear(value: unknown, now: Date): number | null {
  const year = Number(/\b(1[0-9]|20)\d{2}\b/.exec(cleanLine(value))?.[0] ?? Number.NaN)
  return year >= 1000 && year <= now.getUTCFullYear() ? year : null
}
