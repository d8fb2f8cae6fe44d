import type { InsertRow } from '../../host/db/insert-rows'
import { createRandom, type Random } from '../../host/lib/random'
import { slugOf } from '../../host/lib/slug'
import { upperFirst } from '../../host/lib/upper-first'
import { writeAdvert, writeApplySteps } from './adverts'
import { type DemoCompany, SOURCE } from './companies'
import type { Directory, Town } from './directory'
import { fill } from './fill'
import { jobDates } from './job-dates'
import { type Family, type JobShape, listOf, processStages, shapes } from './texts'
import { monthFrom } from './time'

export interface DemoJob {
  row: Omit<InsertRow<'jobs'>, 'company_id'>
  company: DemoCompany
  towns: readonly Town[]
  roleId: number
  areaIds: readonly number[]
  type: string
  family: Family
}

interface Draft {
  key: string
  index: number
  company: DemoCompany
  shape: JobShape
  family: Family
  random: Random
  now: Date
}

interface JobPlan {
  companies: readonly DemoCompany[]
  directory: Directory
  copy: number
  now: Date
}

/** Returns the same job for the same copy and index. */
export function draftJob({ companies, directory, copy, now }: JobPlan, index: number): DemoJob {
  const key = `job-${copy}-${index}`
  const random = createRandom(key)
  const company = companies[index % companies.length] as DemoCompany
  const shape = shapes[random.weighted(shapes.map(({ share }) => share))] as JobShape
  const family = random.pick(company.families)
  const draft = { key, index, company, shape, family, random, now }
  const towns = jobTowns(draft).map(directory.town)
  return {
    row: jobRow(draft, towns, directory),
    company,
    towns,
    roleId: directory.entity('job-roles', family.role).id,
    areaIds:
      shape.grades.includes('2:2') || shape.startsIn[0] > 1
        ? family.areas.map(area => directory.entity('degree-areas', area).id)
        : [],
    type: shape.type,
    family,
  }
}

function jobTowns({ company, random }: Draft): string[] {
  const count = random.chance(0.25) ? random.between(2, company.towns.length) : 1
  return random.some(company.towns, Math.min(count, company.towns.length))
}

function jobRow(draft: Draft, towns: readonly Town[], directory: Directory): DemoJob['row'] {
  const { key, index, company, shape, family, random, now } = draft
  const values = slots(draft, towns)
  const title = fill(random.pick(shape.titles), values)
  const slug = slugOf(title)
  const usual =
    shape.type === 'virtual-experience' || random.chance(0.05) ? 'remote' : random.chance(0.4) ? 'hybrid' : 'on-site'
  const startsOn = monthFrom(now, random.between(...shape.startsIn))
  const hasDate = random.chance(0.75)
  const nationwide = random.chance(0.04)
  return {
    slug,
    title,
    type_id: directory.entity('job-types', shape.type).id,
    // A nationwide job cannot be on site.
    pattern: nationwide && usual === 'on-site' ? 'hybrid' : usual,
    nationwide,
    ...pay(draft, towns),
    salary_currency: 'GBP',
    duration_months: shape.months.length > 0 ? random.pick(shape.months) || null : null,
    start_date: hasDate ? startsOn : null,
    start_text: hasDate ? null : random.pick(listOf('advert-starts')),
    hours: hours(draft),
    positions: random.chance(0.6) ? random.between(1, company.size === '5000+' ? 40 : 6) : null,
    min_grade: random.pick(shape.grades),
    visa: random.pick(['unknown', 'unknown', 'yes', 'no'] as const),
    ...jobDates(index, random, now),
    description: writeAdvert({ random, family, values }),
    process_stages: random.chance(0.9) ? [...random.pick(processStages)] : [],
    apply_description: random.chance(0.9) ? writeApplySteps({ random, family, values }) : '',
    apply_url: `https://careers.${company.host}/jobs/${slug}-${index + 101}`,
    contact: random.chance(0.4) ? `Early careers team, early.careers@${company.host}` : null,
    integration: company.slug.length % 8 === 0 ? 0 : 1,
    source: SOURCE,
    source_id: key,
  }
}

function slots({ company, shape, family, random, now }: Draft, towns: readonly Town[]): Record<string, string> {
  const [product = '', secondProduct = ''] = random.some(company.things, 2)
  return {
    company: company.name,
    does: company.does,
    people: company.people,
    thing: product,
    thing2: secondProduct,
    team: random.pick(family.teams),
    field: family.field,
    Field: upperFirst(family.field),
    job: family.job,
    Job: upperFirst(family.job),
    town: towns[0]?.name ?? '',
    type: shape.word,
    length: lengthOf(shape, random),
    year: String(now.getUTCFullYear() + (now.getUTCMonth() >= 6 ? 1 : 0)),
    host: company.host,
  }
}

function lengthOf({ months }: JobShape, random: Random): string {
  if (months.length === 0) {
    return 'your first two years'
  }
  const span = random.pick(months)
  if (span === 0) {
    return 'a few days'
  } else {
    return span > 12 && span % 12 === 0 ? `${span / 12} years` : `${span} months`
  }
}

type Pay = Pick<DemoJob['row'], 'salary_min_pence' | 'salary_max_pence' | 'salary_unit' | 'salary_text'>

/** As in reality, one advert in eight does not state its pay. */
function pay({ shape, random }: Draft, towns: readonly Town[]): Pay {
  const nothing = { salary_min_pence: null, salary_max_pence: null, salary_unit: null }
  if (!shape.pay || random.chance(0.12)) {
    return {
      ...nothing,
      salary_text: shape.payText ?? random.pick([null, null, 'Competitive', 'Depends on experience']),
    }
  }
  const { unit, low, high } = shape.pay
  const step = unit === 'year' ? 500 : unit === 'week' ? 10 : 0.25
  const uplift = towns[0]?.name === 'London' ? 1.14 : 1
  const min = Math.round(((low + random.next() * (high - low)) * uplift) / step) * step
  const max = random.chance(0.35) ? min + step * random.between(2, 8) : min
  return {
    salary_min_pence: Math.round(min * 100),
    salary_max_pence: Math.round(max * 100),
    salary_unit: unit,
    salary_text: null,
  }
}

function hours({ shape, random }: Draft): string | null {
  if (shape.type === 'part-time') {
    return `${random.pick([8, 10, 12, 16])} hours a week`
  }
  return random.chance(0.7)
    ? random.pick(['37.5 hours a week', '35 hours a week', '37 hours a week', '40 hours a week, four days'])
    : null
}
