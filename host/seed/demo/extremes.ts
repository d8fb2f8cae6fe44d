import type { InsertRow } from '../../db/insert-rows'
import { nameKey } from '../../lib/name-key'
import { slugOf } from '../../lib/slug'
import { SOURCE } from './companies'
import { daysFrom } from './time'

/** The longest and the emptiest records, to check every page with both. */
const LONG_NAME =
  'The Royal Northumbrian and Borders Cooperative Society for Agricultural Engineering, Veterinary Supplies and Countryside Conservation'
const LONG_TITLE =
  'Twelve-month industrial placement in the sustainable packaging, refrigeration and cold-chain logistics engineering team (mechanical, electrical, process or food engineering students, Berwick-upon-Tweed, Hexham or remote)'
const LONG_WORD = 'Pflanzenschutzmittelverordnungsdurchführungsbestimmung'

const paragraph =
  'The society was founded by forty-one farmers in a barn and has been run by its members ever since, which makes it slow to decide and hard to knock over. '

export function extremeCompanies(industryId: number, now: Date): InsertRow<'companies'>[] {
  const shared = { visa_licence: 'unknown', status: 'live', source: SOURCE, created_at: now, updated_at: now } as const
  const empty = {
    logo: null,
    cover: null,
    size_band: null,
    founded: null,
    head_office: null,
    website: null,
    about: '',
    logo_consent: false,
  }
  const lists = { offices: [], apply_hosts: [], why_us: [], benefits: [], opens_months: [] }
  return [
    {
      ...shared,
      slug: slugOf(LONG_NAME).slice(0, 70),
      name: LONG_NAME,
      name_key: nameKey(LONG_NAME),
      logo: '/pictures/logo/royal-northumbrian.svg',
      cover: '/pictures/cover/field-royal-northumbrian.svg',
      industry_id: industryId,
      size_band: '1000-4999',
      founded: 1844,
      head_office: 'Berwick-upon-Tweed',
      offices: [
        'Berwick-upon-Tweed',
        'Hexham',
        'Kelso',
        'Alnwick',
        'Morpeth',
        'Galashiels',
        'Hawick',
        'Duns',
        'Wooler',
        'Rothbury',
        'Jedburgh',
        'Peebles',
      ],
      website: 'https://www.royal-northumbrian-and-borders-cooperative-society.example/about/our-people/early-careers',
      apply_hosts: ['careers.royal-northumbrian-and-borders-cooperative-society.example'],
      about: Array.from({ length: 5 }, () => paragraph.repeat(3).trim())
        .join('\n\n')
        .slice(0, 3000),
      why_us: Array.from({ length: 8 }, (_, index) => `Reason ${index + 1}: ${paragraph.trim()}`),
      benefits: Array.from(
        { length: 16 },
        (_, index) => `Benefit ${index + 1}, which is described in rather more words than a list item should have`,
      ),
      opens_months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      logo_consent: true,
      source_id: 'longest',
    },
    { ...shared, ...empty, ...lists, slug: 'ox', name: 'Ox', name_key: 'ox', industry_id: null, source_id: 'emptiest' },
  ]
}

/** `companyIds` are in the order of `extremeCompanies`. */
export function extremeJobs(companyIds: readonly [long: number, empty: number], now: Date): InsertRow<'jobs'>[] {
  const base = {
    salary_currency: 'GBP',
    updated_at: now,
    integration: 1,
    source: SOURCE,
    nationwide: false,
    rolling: false,
  } as const
  const item = `<li>${paragraph}<strong>${LONG_WORD}</strong></li>`
  return [
    {
      ...base,
      ...EMPTY_JOB,
      company_id: companyIds[0],
      slug: slugOf(LONG_TITLE).slice(0, 90),
      title: LONG_TITLE,
      pattern: 'hybrid',
      nationwide: true,
      rolling: true,
      salary_text:
        'Between nineteen and thirty-one thousand pounds a year, depending on age, experience, location, course and the price of wheat',
      duration_months: 12,
      start_text: 'The first Monday after the Berwick show, or when your exams allow, whichever is later',
      hours: '37.5 hours a week over four or five days, with some Saturdays in lambing time',
      positions: 120,
      min_grade: '2:2, or three A levels, or a practical qualification in agriculture, engineering or land management',
      deadline_at: daysFrom(now, 33),
      description: `<p>${paragraph.repeat(8)}</p><h3>${paragraph}</h3><ul>${item.repeat(12)}</ul><p><a href="https://www.example.com/${'a-very-long-path/'.repeat(12)}">https://www.example.com/${'a-very-long-path/'.repeat(12)}</a></p>`,
      process_stages: Array.from(
        { length: 11 },
        (_, index) => `Stage ${index + 1} with a name that does not fit on a phone`,
      ),
      apply_description: `<p>${paragraph.repeat(6)}</p>`,
      apply_url: 'https://careers.royal-northumbrian-and-borders-cooperative-society.example/apply',
      contact:
        'The Secretary to the Committee for Early Careers, Training and Education, committee.for.early.careers@royal-northumbrian-and-borders-cooperative-society.example',
      published_at: daysFrom(now, -4),
      source_id: 'longest',
    },
    {
      ...base,
      ...EMPTY_JOB,
      company_id: companyIds[1],
      slug: 'help',
      title: 'Help',
      published_at: daysFrom(now, -6),
      source_id: 'emptiest',
    },
  ]
}

const EMPTY_JOB = {
  type_id: null,
  pattern: null,
  salary_min_pence: null,
  salary_max_pence: null,
  salary_unit: null,
  salary_text: null,
  duration_months: null,
  start_date: null,
  start_text: null,
  hours: null,
  positions: null,
  min_grade: null,
  visa: 'unknown',
  opens_at: null,
  deadline_at: null,
  description: '',
  process_stages: [] as string[],
  apply_description: '',
  apply_url: null,
  contact: null,
  status: 'open',
  closed_reason: null,
  closed_at: null,
  last_checked_at: null,
} as const satisfies Partial<InsertRow<'jobs'>>

export function extremeReviews(companyIds: readonly [long: number, empty: number], now: Date): InsertRow<'reviews'>[] {
  const long = (length: number) => paragraph.repeat(20).slice(0, length)
  const base = {
    job_id: null,
    type_id: null,
    role_id: null,
    team: null,
    started_on: null,
    ended_on: null,
    pay_pence: null,
    pay_unit: null,
    hours_per_week: null,
    degree_area_id: null,
    study_year: null,
    place_id: null,
    place_name: null,
    pattern: null,
    travel_mode: null,
    travel_minutes: null,
    how_found: null,
    process_stages: [] as string[],
    difficulty: null,
    role_text: '',
    company_text: '',
    culture_text: '',
    best_thing: '',
    to_improve: '',
    tips: '',
    recommend: null,
    return_offer: null,
    role_score: null,
    company_score: null,
    culture_score: null,
    verified: false,
    helpful: 0,
    reply_text: null,
    reply_at: null,
    state: 'published',
    updated_at: now,
    source: SOURCE,
  } as const
  return [
    {
      ...base,
      company_id: companyIds[0],
      slug: 'longest',
      headline: `${long(110)}${LONG_WORD}`,
      job_title: 'Assistant to the deputy head of refrigeration, cold-chain engineering and packaging sustainability',
      answers: { R1: 5, C1: 3, K1: 4 },
      role_text: long(2000),
      company_text: long(2000),
      culture_text: long(2000),
      best_thing: long(500),
      to_improve: long(500),
      tips: long(1000),
      recommend: true,
      overall: 4,
      role_score: 5,
      company_score: 3,
      culture_score: 4,
      public_label: 'Built environment student, degree apprenticeship, 2025, Yorkshire and the Humber',
      verified: true,
      helpful: 12_345,
      reply_text: long(1500),
      reply_at: daysFrom(now, -2),
      published_at: daysFrom(now, -40),
      source_id: 'longest',
    },
    {
      ...base,
      company_id: companyIds[1],
      slug: 'emptiest',
      headline: 'OK',
      job_title: 'Job',
      answers: {},
      overall: 3,
      public_label: 'Student',
      published_at: daysFrom(now, -400),
      source_id: 'emptiest',
    },
  ]
}
