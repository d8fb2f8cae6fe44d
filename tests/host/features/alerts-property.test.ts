import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../host/db/transaction'
import { numberListedJobs } from '../../../host/features/account/saved-searches'
import { digestsOf } from '../../support/alerts'
import { createTestHost, type TestHost } from '../../support/host'
import { buildUser } from '../../support/rows'
import { searchJobs } from '../../support/search'
import { daysAway, fillSearch, type Given, insertJob, jobGiven, KINDS, NOW, TOWNS } from '../../support/search-data'

const PEOPLE = process.env.FULL_TESTS ? 40 : 16
const DAY = 24 * 60 * 60 * 1000
const LATER = new Date(NOW.getTime() + 6 * 3600 * 1000)
let host: TestHost
let people: Person[]
let posted: Posted

beforeAll(async () => {
  host = await createTestHost()
  const given = await fillSearch(host.db, { jobs: 60, reviews: 0 })
  people = await addPeople()
  posted = await postJobs(given)
  // No user hides anything here, and within one run the numbers of jobs are in the order of their dates.
  host.clock.set(LATER)
  await host.runJob('send-daily-alerts', LATER)
}, 240_000)
afterAll(() => host.close())

const among = (list: keyof typeof KINDS) => Object.keys(KINDS[list])
const maybe = (key: string, values: readonly string[]) =>
  fc.oneof(
    fc.constant(''),
    fc.constantFrom(...values).map(value => `/${key}-${value}`),
  )
/** Only a few different values, so that equal searches are likely. */
const address = fc
  .tuple(
    maybe('type', among('job-types')),
    maybe('role', among('job-roles')),
    maybe('industry', among('company-industries')),
    maybe('for', ['maths', 'history']),
    maybe('in', Object.keys(TOWNS)),
    fc.constantFrom(
      '',
      '',
      'search=engineer',
      'search=data',
      'pattern=remote',
      'visa=yes',
      'show=local',
      'salary-min=20000',
    ),
  )
  .map(([type, role, industry, area, place, query]) => {
    const path = `/search-jobs${type}${role}${industry}${area}${place}`
    return query ? `${path}?${query}` : path
  })

interface Person {
  id: number
  email: string
  searches: { id: number; name: string; url: string }[]
}

async function addPeople(): Promise<Person[]> {
  const newest = await inTransaction(host.db, trx => numberListedJobs(trx, NOW))
  const urls = fc.sample(fc.uniqueArray(address, { minLength: 1, maxLength: 6 }), { numRuns: PEOPLE, seed: 7 })
  const people: Person[] = []
  for (const [number, list] of urls.entries()) {
    const email = `person-${number}@example.test`
    const { id } = await buildUser(host.db, { hash: () => Promise.resolve('x') }, { email, email_verified_at: NOW })
    const rows = await host.db
      .insertInto('saved_searches')
      .values(
        list.map((url, n) => ({
          ...{ user_id: id, name: `Search ${n}`, url, scope: 'jobs' as const, frequency: 'daily' as const },
          ...{ mailed_number: newest, seen_number: newest, last_run_at: NOW, created_at: NOW, updated_at: NOW },
        })),
      )
      .returning(['id', 'name', 'url'])
      .execute()
    people.push({ id, email, searches: rows.sort((a, b) => a.id - b.id) })
  }
  return people
}

/** All jobs of a list, from each of its pages. */
async function listed(url: string): Promise<number[]> {
  const ids: number[] = []
  const join = url.includes('?') ? '&' : '?'
  for (let page = 1; ; page += 1) {
    const { data, meta, notes } = await searchJobs(host, `${url}${join}sort=newest${page > 1 ? `&page=${page}` : ''}`)
    // A page without results shows a wider search; a mail does not.
    if (notes.some(note => note.startsWith('No '))) {
      return []
    }
    // Jobs that differ only in their place share a row on the page; a mail lists each of them.
    ids.push(...data.flatMap(({ id, locations }) => locations?.items.map(item => item.id) ?? [id]))
    if (page >= meta.pagination.pages) {
      return ids
    }
  }
}

type Posted = Map<number, { company: number; posted: number; closes: number | null }>

async function postJobs(given: Given): Promise<Posted> {
  const jobs: Posted = new Map()
  for (const job of fc.sample(jobGiven, { numRuns: 120, seed: 8 })) {
    jobs.set(await insertJob(host.db, given, job), job)
  }
  return jobs
}

/** A job is mailed if it is new and stays open for another day. */
function isMailed(id: number): boolean {
  const job = posted.get(id)
  return job !== undefined && (job.closes === null || daysAway(job.closes).getTime() > LATER.getTime() + DAY)
}

/** The naive implementation: one full search for each search of each user. */
async function expectedOf(person: Person) {
  const employerOf = (id: number) => posted.get(id)?.company
  const groups: Record<string, { jobs: number[]; all: number | null }> = {}
  const shown = new Set<number>()
  for (const { name, url } of person.searches) {
    // Newest first, although the page promotes some jobs.
    const found = (await listed(url))
      .filter(id => isMailed(id) && !shown.has(id))
      .sort((a, b) => (posted.get(b)?.posted ?? 0) - (posted.get(a)?.posted ?? 0) || b - a)
    const jobs = found
      .filter((id, place) => found.slice(0, place).filter(other => employerOf(other) === employerOf(id)).length < 2)
      .slice(0, 10)
    jobs.forEach(id => shown.add(id))
    if (jobs.length > 0) {
      groups[name] = { jobs, all: found.length > jobs.length ? found.length : null }
    }
  }
  return groups
}

it('mails exactly what a full search for each search of each person finds', async () => {
  let mailed = 0
  for (const person of people) {
    const expected = await expectedOf(person)
    const [digest] = await digestsOf(host, person.email)
    expect({ person: person.email, groups: digest?.groups ?? {} }).toEqual({ person: person.email, groups: expected })
    mailed += Number(digest !== undefined)
  }
  expect(mailed).toBeGreaterThan(PEOPLE / 4)
}, 240_000)
