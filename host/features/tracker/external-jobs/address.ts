/** Job boards with many employers: the employer is the first part of the path, or of the host. */
const BOARDS_BY_PATH = ['greenhouse.io', 'lever.co', 'ashbyhq.com', 'workable.com', 'smartrecruiters.com']
const BOARDS_BY_HOST = ['myworkdayjobs.com', 'teamtailor.com', 'bamboohr.com', 'pinpointhq.com', 'recruitee.com']
/** Parts of a host name that do not name the employer. */
const GENERIC = /^(www\d?|jobs?|careers?|apply|recruitment|recruiting|early-?careers|graduates?|boards?|uk|en|hr)$/
const SUFFIXES = /\.(co|ac|org|gov|ltd|plc|nhs|com)\.[a-z]{2}$|\.[a-z]{2,}$/

/** A guess for the user to correct: nothing is fetched. Returns '' for unknown parts. */
export function readAddress(text: string): { jobTitle: string; companyName: string } {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:') {
    return { jobTitle: '', companyName: '' }
  }
  const parts = url.pathname.split('/').filter(Boolean).map(decode)
  const title = parts.findLast(part => /[a-z]{3,}[-_ +][a-z]{2,}/i.test(part)) ?? ''
  return { jobTitle: toWords(title), companyName: toWords(employerIn(url.hostname, parts)) }
}

function employerIn(host: string, parts: readonly string[]): string {
  const isOn = (boards: readonly string[]) => boards.some(board => host.endsWith(`.${board}`) || host === board)
  if (isOn(BOARDS_BY_PATH)) {
    return parts[0] ?? ''
  }
  const labels = isOn(BOARDS_BY_HOST) ? host.split('.') : host.replace(SUFFIXES, '').split('.')
  const own = labels.filter(label => !GENERIC.test(label))
  return (isOn(BOARDS_BY_HOST) ? own[0] : own.at(-1)) ?? ''
}

/** "summer-analyst_2027-R12345" -> "Summer analyst 2027": drops the other site's ids. */
function toWords(part: string): string {
  const words = part
    .replace(/\.(html?|aspx?|php)$/i, '')
    .split(/[-_+\s]+/)
    .filter(
      word => word !== '' && !/^([a-z]{0,3}\d{4,}[a-z\d]*|[a-f\d-]{12,})$/i.test(word.replace(/^20\d\d$/, 'year')),
    )
  const text = words.join(' ').slice(0, 150)
  return text.charAt(0).toLocaleUpperCase('en-GB') + text.slice(1)
}

/** A stray % in an address is not an error. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
