import { typeNames, typeOfLevel } from '../../reference'
import { readRules } from './rules'

/** Titles by slug of the list `job-types`, from certain to vague. The first match wins. */
const BY_TITLE = readRules(String.raw`
  degree-apprenticeship: \bdegree apprentice
  higher-apprenticeship: \bhigher apprentice
  advanced-apprenticeship: \badvanced apprentice
  apprenticeship: \b(apprentice(ship)?s?|(modern|trainee) apprentice)\b
  virtual-experience: \bvirtual (work experience|internship|insight|experience)\b|\bonline work experience\b
  spring-week: \bspring (week|insight|into)\b
  insight-day: \binsight (day|evening|event)s?\b
  insight: \binsight (week|programme|program|experience|scheme)s?\b
  work-experience: \bwork experience\b(?! co-?ordinator| lead| manager)
  year-in-industry: \b(year in industry|industrial (placement|year)|placement year|year[- ]long placement|sandwich)\b
  placement: \b(placement student|student placement|summer placement|\w+ placement$)\b|\bco-?op\b(?!erati)
  summer-internship: \b(summer|seasonal)\b.*\b(intern(ship)?s?|analyst)\b|\bintern(ship)?s?\b.*\bsummer\b
  research-internship: \bresearch intern(ship)?s?\b|\bintern\b.*\bresearch\b
  internship: \bintern(ship)?s?\b
  graduate-scheme: \b(graduate|grad) (scheme|programme|program|training|trainee|management trainee)s?\b
  graduate-job: (?<!post|post |post-|under|under-)\b(graduate|new grad|university grad)s?\b(?! school| recruit| college| stud)
  volunteering: \bvolunteer(s|ing)?\b(?! (manager|co-?ordinator|lead|officer|services|development|engagement))
  part-time: \bpart[- ]time\b|\btemp(orary)?\b(?! staffing)|^bank\b|\bbank (staff|worker|nurse|hca|shift)
`)
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
  /\b(undergraduate|graduate|apprentice(ship)?s?|intern(ship)?s?|placements?|work experience)(?: (?:scheme|programme|program|recruitment))? (admissions?|co-?ordinator|manager|officer|tutor|assessor|advis[eo]r|lead|mentor)\b/i
const NAMES = Object.entries(typeNames)
  .flatMap(([slug, names]) => names.map(name => ({ slug, name })))
  .sort((one, other) => other.name.length - one.name.length)
  .map(({ slug, name }) => ({ slug, pattern: new RegExp(`\\b${name.replaceAll(' ', '[- ]')}s?\\b`, 'i') }))

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
    : (BY_TITLE.find(([, pattern]) => pattern.test(title))?.[0] ??
      NAMES.find(({ pattern }) => pattern.test(title))?.slug ??
      (/\bundergraduates?\b(?! (course|programme|stud|teach|admission))/i.test(title) ? 'placement' : undefined))
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
  NAMES.find(({ slug, pattern }) => slug !== 'part-time' && slug !== 'internship' && pattern.test(text))?.slug

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
