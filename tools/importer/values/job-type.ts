import { typeNames, typeOfLevel } from '../../../host/reference'
import { readRules } from './rules'

/** Other words of titles that mean a type. */
const OTHER_WORDS = new Map(
  readRules(String.raw`
  apprenticeship: \bapprentice(ship)?s?\b
  summer-internship: \b(summer|seasonal)\b.*\b(intern(ship)?s?|analyst)\b|\bintern(ship)?s?\b.*\bsummer\b
  research-internship: \bintern\b.*\bresearch\b
  placement: \b\w+ placement$|\bco-?op\b(?!erati)|^(?!.*\bintern).*\bundergraduates?\b(?! (course|programme|stud|teach|admission))
  graduate-job: (?<!post|post |post-|under|under-)\b(graduate|grad)s?\b(?! school| recruit| college| stud)
  volunteering: \bvolunteer(s|ing)?\b(?! (manager|co-?ordinator|lead|officer|services|development|engagement))
  part-time: \btemp(orary)?\b(?! staffing)|^bank\b|\bbank (staff|worker|nurse|hca|shift)
`),
)
const BY_EMPLOYMENT = readRules(String.raw`
  apprenticeship: apprentice
  internship: \bintern
  graduate: ^graduate
  volunteering: volunteer
  part-time: ^(part[-_ ]?time|temporary|temp|seasonal|per_diem)\b
`)

const APPRENTICE = /\bapprentice(ship)?s?\b/i
const LEVEL = /\b(?:level|lvl|l) ?-?([2-7])\b/i
/** People who teach or look after students are not students. */
const ABOUT_THEM =
  /\b(undergraduate|graduate|apprentice(ship)?s?|intern(ship)?s?|placements?|work experience)(?: (?:scheme|programme|program|recruitment))? (admissions?|co-?ordinator|manager|officer|tutor|assessor|advis[eo]r|lead|mentor)\b|^(?:head|director) of\b/i
const TYPES = Object.entries(typeNames).map(([slug, names]) => ({
  slug,
  named: new RegExp(`\\b(?:${names.map(name => name.replaceAll(' ', '[- ]')).join('|') || '(?!)'})s?\\b`, 'i'),
  other: OTHER_WORDS.get(slug),
}))

export function apprenticeshipOf(text: string): string | undefined {
  const level = LEVEL.exec(text)?.[1]
  return /\bdegree apprentice/i.test(text) ? 'degree-apprenticeship' : level && typeOfLevel(Number(level))
}

/** Null if neither title nor employment type gives a job type. */
export function readJobType(title: string, employment: readonly string[] = [], start = ''): string | null {
  if (APPRENTICE.test(title) && !ABOUT_THEM.test(title)) {
    const ofLevel = apprenticeshipOf(`${title} ${employment.filter(text => LEVEL.test(text)).join(' ')}`)
    if (ofLevel) {
      return ofLevel
    }
  }
  const byTitle = ABOUT_THEM.test(title)
    ? undefined
    : TYPES.find(({ named, other }) => named.test(title) || other?.test(title))?.slug
  if (byTitle === 'internship' && /^summer[^,]*$/i.test(start)) {
    return 'summer-internship'
  }
  return byTitle ?? typeOfEmployment(employment)
}

/** FULL_TIME with INTERN means a full-time internship; FULL_TIME with PART_TIME is undecided. */
function typeOfEmployment(employment: readonly string[]): string | null {
  const slugs = employment.map(text => namedType(text) ?? BY_EMPLOYMENT.find(([, pattern]) => pattern.test(text))?.[0])
  const sure = slugs.filter(slug => slug !== undefined && (slug !== 'part-time' || slugs.length === 1))
  return sure[0] ?? null
}

const namedType = (text: string): string | undefined =>
  (APPRENTICE.test(text) ? apprenticeshipOf(text) : undefined) ??
  TYPES.find(({ slug, named }) => slug !== 'part-time' && named.test(text))?.slug

/** Some days at home and some at work make a hybrid job, whatever the feed's own field contains. */
const SHARED_DAYS =
  /\bhybrid (?:role|working|work|position|job|model|pattern)\b|\bdays? (?:a|per|each) week (?:in|at|from) (?:the|our)\b[^.;]{0,40}\b(?:office|site)\b/i

/** The text decides only for a place with an address. */
export function readPattern(
  title: string,
  { remote, hybrid, found = [] }: { remote: boolean; hybrid: boolean; found?: readonly { town: string | null }[] },
  text = '',
): 'remote' | 'hybrid' | null {
  const hasOffice = found.some(({ town }) => town !== null)
  if (hybrid || /\bhybrid\b/i.test(title) || (remote && hasOffice && SHARED_DAYS.test(text))) {
    return 'hybrid'
  }
  return remote ||
    /\b(fully |100% )?remote\b(?! sens| monitor| support| control| site)|\bhome[- ]based\b|\bwork from home\b/i.test(
      title,
    )
    ? 'remote'
    : null
}
