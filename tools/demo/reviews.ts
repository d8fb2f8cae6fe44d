import type { InsertRow } from '../../host/db/insert-rows'
import type { ReviewDetails } from '../../host/db/tables/reviews'
import { authorKind, HOW_FOUND, RENT_BANDS, type Scores, type Section } from '../../host/features/reviews/reviews'
import { createRandom, type Random } from '../../host/lib/random'
import { slugOf } from '../../host/lib/slug'
import { upperFirst } from '../../host/lib/upper-first'
import { type DemoCompany, SOURCE } from './companies'
import type { Directory, Town } from './directory'
import * as write from './review-texts'
import { scoreReview, toneOf } from './scores'
import { type Family, listOf } from './texts'
import { daysFrom, monthFrom } from './time'

const FOUND = Object.values(HOW_FOUND).filter(answer => answer !== HOW_FOUND.other)

/** The public label comes later, because it depends on the number of similar reviews. */
export interface DemoReview {
  row: Omit<InsertRow<'reviews'>, 'company_id' | 'public_label'>
  company: DemoCompany
  type: string
  year: number
  areaSlug: string | null
  kind: string
  town: Town | null
}

interface Draft {
  key: string
  company: DemoCompany
  family: Family
  random: Random
  scores: Scores
  type: string
  town: Town
  published: Date
}

const TYPES = [
  'year-in-industry',
  'summer-internship',
  'graduate-scheme',
  'graduate-job',
  'degree-apprenticeship',
  'advanced-apprenticeship',
  'short-placement',
  'insight-day',
  'part-time',
] as const
const WEIGHTS = [34, 24, 12, 8, 7, 4, 6, 3, 2] as const
const WORDS: Readonly<Record<string, string>> = {
  'year-in-industry': 'placement year',
  'summer-internship': 'internship',
  'graduate-scheme': 'graduate scheme',
  'graduate-job': 'graduate job',
  'degree-apprenticeship': 'apprenticeship',
  'advanced-apprenticeship': 'apprenticeship',
  'short-placement': 'placement',
  'insight-day': 'insight day',
  'part-time': 'part-time job',
}
const USUAL = 0.7
const LENGTHS: Readonly<Record<string, readonly number[]>> = {
  'year-in-industry': [11, 12, 13],
  'summer-internship': [2, 3],
  'short-placement': [4, 6],
  'insight-day': [0],
}

export function draftReview(
  company: DemoCompany,
  place: Record<Section, number>,
  { directory, key, now }: { directory: Directory; key: string; now: Date },
): DemoReview {
  const random = createRandom(key)
  const family = usual(key, company.families, random.pick(company.families))
  const type = TYPES[random.weighted(WEIGHTS)] as string
  const scores = scoreReview(random, place, type === 'insight-day')
  const published = publishedAt(random, now)
  const town = directory.town(usual(`${key} town`, company.towns, random.pick(company.towns)))
  const draft = { key, company, family, random, scores, type, town, published }
  const areaSlug = random.chance(0.9) && family.areas.length > 0 ? random.pick(family.areas) : null
  const row = reviewRow(draft, directory, now)
  return {
    row: { ...row, degree_area_id: areaSlug ? directory.entity('degree-areas', areaSlug).id : null },
    company,
    type,
    year: Number(row.started_on?.slice(0, 4) ?? published.getUTCFullYear()),
    areaSlug,
    kind: authorKind(type),
    town,
  }
}

/** Most people work at the usual place, so that some places have enough reviews to be named. */
function usual<T>(key: string, [first]: readonly T[], other: T): T {
  return first !== undefined && createRandom(`usual ${key}`).chance(USUAL) ? first : other
}

/** Most reviews are recent; one in twenty is older than the four years that count. */
function publishedAt(random: Random, now: Date): Date {
  const days = random.chance(0.05) ? random.between(1470, 2190) : random.next() ** 1.6 * 1420 + 1
  return daysFrom(now, -days)
}

function reviewRow(draft: Draft, directory: Directory, now: Date): DemoReview['row'] {
  const { key, company, family, random, scores, type, published } = draft
  const setting = { random, scores, values: slots(draft) }
  const headline = write.headline(setting)
  const job_title = `${upperFirst(family.job)}${titleTail(type)}`
  return {
    slug: slugOf(`${job_title} ${company.name}`),
    job_id: null,
    headline,
    job_title,
    type_id: directory.entity('job-types', type).id,
    role_id: directory.entity('job-roles', family.role).id,
    team: random.chance(0.7) ? (setting.values.team ?? null) : null,
    ...period(draft),
    ...pay(draft),
    ...circumstances(draft),
    details: details(draft),
    answers: scores.answers,
    ...freeTexts(setting),
    recommend: random.chance(0.04) ? null : scores.overall + random.next() > 3.7,
    return_offer:
      toneOf(scores.overall) === 'low'
        ? random.pick(['no', 'not-relevant'] as const)
        : random.pick(['yes', 'yes', 'no', 'waiting', 'not-relevant'] as const),
    overall: scores.overall,
    role_score: scores.sections.role,
    company_score: scores.sections.company,
    culture_score: scores.sections.culture,
    verified: random.chance(0.45),
    helpful: random.chance(0.5) ? 0 : Math.floor(random.next() ** 3 * 48),
    ...answered(setting, published, now),
    state: random.chance(0.012) ? random.pick(['pending', 'under-review'] as const) : 'published',
    published_at: published,
    updated_at: published,
    source: SOURCE,
    source_id: key,
  }
}

function freeTexts(setting: write.Setting) {
  return {
    role_text: write.sectionText(setting, 'role', write.dutyLead(setting)),
    company_text: write.sectionText(setting, 'company'),
    culture_text: write.sectionText(setting, 'culture'),
    best_thing: write.bestThing(setting),
    to_improve: write.toImprove(setting),
    tips: write.tips(setting),
  }
}

function circumstances({ random, type, town }: Draft) {
  return {
    hours_per_week: random.pick([35, 37, 37, 40, null]),
    study_year: type.includes('apprenticeship') || type.startsWith('graduate') ? null : random.between(1, 3),
    place_id: town.id,
    place_name: town.name,
    pattern: random.pick(['on-site', 'on-site', 'hybrid', 'hybrid', 'remote'] as const),
    travel_mode: random.pick(listOf('review-travel-modes')),
    travel_minutes: random.between(1, 16) * 5,
    how_found: random.pick(FOUND),
    process_stages: random.some(
      ['Online test', 'Video interview', 'Phone interview', 'Interview', 'Assessment centre'],
      random.between(1, 3),
    ),
    difficulty: random.between(1, 5),
  }
}

/** Uses its own random sequence. A one-day event has no accommodation. */
function details({ key, type }: Draft): ReviewDetails {
  const random = createRandom(`details ${key}`)
  return type === 'insight-day'
    ? {}
    : {
        ...(random.chance(0.7) && { weeksToOffer: random.between(2, 11) }),
        ...(random.chance(0.6) && { rentBand: random.pick(Object.values(RENT_BANDS)) }),
      }
}

function slots({ company, family, random, type, town }: Draft): Record<string, string> {
  const [duty = '', duty2 = ''] = random.some(family.duties, 2)
  return {
    company: company.name,
    thing: random.pick(company.things),
    team: random.pick(family.teams),
    town: town.name,
    field: family.field,
    job: /^[aeiou]|^HR/.test(family.job) ? `an ${family.job}` : `a ${family.job}`,
    type: WORDS[type] ?? 'job',
    duty,
    duty2,
    who: random.pick(listOf('review-managers')),
    month: random.pick(listOf('review-months')),
    count: random.pick(listOf('review-counts')),
  }
}

function titleTail(type: string): string {
  const tails: Readonly<Record<string, string>> = {
    'year-in-industry': ', placement',
    'summer-internship': ' intern',
    'insight-day': ', insight day',
    'part-time': ' (part-time)',
  }
  return tails[type] ?? (type.includes('apprenticeship') ? ' apprentice' : '')
}

function period({ random, type, published }: Draft): Pick<DemoReview['row'], 'started_on' | 'ended_on'> {
  const lengths = LENGTHS[type]
  const started = -random.between(3, 9) - (lengths ? Math.max(...lengths) : 14)
  const ended = lengths ? started + random.pick(lengths) : null
  return { started_on: monthFrom(published, started), ended_on: ended === null ? null : monthFrom(published, ended) }
}

function pay({ random, type }: Draft): Pick<DemoReview['row'], 'pay_pence' | 'pay_unit'> {
  if (type === 'insight-day') {
    return { pay_pence: null, pay_unit: 'unpaid' }
  } else if (random.chance(0.15)) {
    return { pay_pence: null, pay_unit: null }
  } else if (type === 'summer-internship') {
    return { pay_pence: random.between(40, 68) * 1000, pay_unit: 'week' }
  } else if (type === 'part-time') {
    return { pay_pence: random.between(48, 62) * 25, pay_unit: 'hour' }
  } else {
    const thousands = type.startsWith('graduate') ? random.between(26, 38) : random.between(18, 26)
    return { pay_pence: thousands * 100_000, pay_unit: 'year' }
  }
}

/** One review in eight has a reply from the employer, some days later. */
function answered(
  setting: Parameters<typeof write.reply>[0],
  published: Date,
  now: Date,
): Pick<DemoReview['row'], 'reply_text' | 'reply_at'> {
  const at = daysFrom(published, setting.random.between(3, 30))
  return setting.random.chance(0.125) && at < now
    ? { reply_text: write.reply(setting), reply_at: at }
    : { reply_text: null, reply_at: null }
}
