/** Slug of the list `job-types`, and the titles that say so. The first that fits wins; the order is from sure to vague. */
const BY_TITLE: readonly (readonly [slug: string, title: RegExp])[] = [
  ['degree-apprenticeship', /\bdegree apprentice/i],
  ['higher-apprenticeship', /\bhigher apprentice/i],
  ['advanced-apprenticeship', /\badvanced apprentice/i],
  ['apprenticeship', /\b(apprentice(ship)?s?|(modern|trainee) apprentice)\b/i],
  ['spring-week', /\bspring (week|insight|into)\b/i],
  ['insight-day', /\binsight (day|evening|event)s?\b/i],
  ['insight', /\binsight (week|programme|program|experience|scheme)s?\b/i],
  ['work-experience', /\bwork experience\b(?! co-?ordinator| lead| manager)/i],
  [
    'year-in-industry',
    /\b(year in industry|industrial (placement|year)|placement year|year[- ]long placement|sandwich)\b/i,
  ],
  ['placement', /\b(placement student|student placement|summer placement|\w+ placement$)\b|\bco-?op\b(?!erati)/i],
  ['summer-internship', /\b(summer|seasonal)\b.*\b(intern(ship)?s?|analyst)\b|\bintern(ship)?s?\b.*\bsummer\b/i],
  ['research-internship', /\bresearch intern(ship)?s?\b|\bintern\b.*\bresearch\b/i],
  ['internship', /\bintern(ship)?s?\b/i],
  ['graduate-scheme', /\b(graduate|grad) (scheme|programme|program|training|trainee|management trainee)s?\b/i],
  [
    'graduate-job',
    /(?<!post|post |post-|under|under-)\b(graduate|new grad|university grad)s?\b(?! school| recruit| college)/i,
  ],
  ['volunteering', /\bvolunteer(s|ing)?\b(?! (manager|co-?ordinator|lead|officer|services|development|engagement))/i],
  ['part-time', /\bpart[- ]time\b|\btemp(orary)?\b(?! staffing)|^bank\b|\bbank (staff|worker|nurse|hca|shift)/i],
]
const BY_EMPLOYMENT: readonly (readonly [slug: string, employment: RegExp])[] = [
  ['apprenticeship', /apprentice/i],
  ['internship', /\bintern/i],
  ['graduate', /^graduate/i],
  ['volunteering', /volunteer/i],
  ['part-time', /^(part[-_ ]?time|temporary|temp|seasonal|per_diem)\b/i],
]

/** The slug of the job type, or null where neither title nor employment type says one. */
export function readJobType(
  title: string,
  employment: readonly string[] = [],
  terms: readonly string[] = [],
): string | null {
  const byTitle = BY_TITLE.find(([, pattern]) => pattern.test(title))?.[0]
  if (byTitle === 'internship' && terms.length === 1 && /^summer/i.test(terms[0] ?? '')) {
    return 'summer-internship'
  }
  return byTitle ?? typeOfEmployment(employment)
}

/**
 * A feed that says FULL_TIME and INTERN means a full-time internship; one that says FULL_TIME and PART_TIME leaves it
 * open.
 */
function typeOfEmployment(employment: readonly string[]): string | null {
  const slugs = employment.map(text => BY_EMPLOYMENT.find(([, pattern]) => pattern.test(text))?.[0])
  const sure = slugs.filter(slug => slug !== undefined && (slug !== 'part-time' || slugs.length === 1))
  return sure[0] ?? null
}

/** Some days at home, some at work, whatever a feed's own field says. */
const SHARED_DAYS =
  /\bhybrid (?:role|working|work|position|job|model|pattern)\b|\bdays? (?:a|per|each) week (?:in|at|from) (?:the|our)\b[^.;]{0,40}\b(?:office|site)\b/i

/** Where the work is done, as far as title, places and, for a place that has an address, the text say. */
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
