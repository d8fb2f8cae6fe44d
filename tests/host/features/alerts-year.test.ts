import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobs } from '../../../host/features/background'
import { dayOf, hourOf } from '../../../host/lib/london-time'
import { createRandom } from '../../../host/lib/random'
import { lastDue } from '../../../host/queue/schedules'
import { decodeMail } from '../../support/alerts'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

const HOUR = 3_600_000
const isFull = Boolean(process.env.FULL_TESTS)
/** By default the two weeks around the end of summer time; FULL_TESTS runs a whole year with both changes. */
const START = Date.UTC(2026, isFull ? 0 : 9, isFull ? 5 : 19)
const END = START + (isFull ? 365 : 14) * 24 * HOUR
const NAMES = ['send-daily-alerts', 'send-weekly-alerts', 'send-reminders', 'open-interest']
const WORDS = ['python', 'signals', 'kiln']

interface Person {
  email: string
  browser: BrowserSession
  words: string[]
  /** The words with daily mails. */
  daily: string[]
  /** No alerts may be sent from this time on. */
  stopped: number
}
interface Sent {
  at: number
  to: string
  kind: 'alerts' | 'reminders'
  jobIds: number[]
  /** Words whose mail lists the ten newest jobs, and links to all. */
  capped: string[]
}

let host: TestHost
const people: Person[] = []
const sent: Sent[] = []
const posted: { id: number; word: string; at: number; closes: number }[] = []
let read = new Set<string>()

beforeAll(async () => {
  host = await createTestHost()
  host.clock.set(new Date(START))
  for (const [number, words] of [['python'], ['signals'], ['python', 'kiln'], ['kiln'], WORDS].entries()) {
    const email = `person-${number}@example.test`
    await buildUser(host.db, host.services.passwords, { email, email_verified_at: host.clock.now() })
    const browser = await logIn(host, { email, keep: 'on' })
    const daily = words.filter((_, n) => (number + n) % 2 === 0)
    for (const word of words) {
      const frequency = daily.includes(word) ? 'daily' : 'weekly'
      await browser.call('POST', '/ajax/saved-search', { url: `/search-jobs?search=${word}`, frequency })
    }
    people.push({ email, browser, words, daily, stopped: number === 3 ? START + 5 * 24 * HOUR : Infinity })
  }
}, 60_000)
afterAll(() => host.close())

/** Sends waiting mails and records the new ones. */
async function collect(at: number): Promise<void> {
  await host.sendMail()
  const folder = path.join(host.services.config.DATA_DIR, 'mail')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(file => !read.has(file))) {
    const mail = decodeMail(await readFile(path.join(folder, name), 'utf8').then(text => text.replaceAll('=\r\n', '')))
    const to = /^To: (.*)\r?$/m.exec(mail)?.[1]?.trim() ?? ''
    const text = mail.slice(mail.indexOf('text/plain'), mail.indexOf('text/html'))
    const kind = /^Subject: \d+ new: /m.test(mail) ? 'alerts' : 'reminders'
    const jobIds = [...text.matchAll(/firstrung\.test\/jobs\/(\d+)-/g)].map(([, id]) => Number(id))
    sent.push({ at, to, kind, jobIds: [...new Set(jobIds)], capped: WORDS.filter(word => isCapped(text, word)) })
  }
  read = new Set(names)
}

/** Returns whether the first link below the jobs of a search leads to more of them. */
const isCapped = (text: string, word: string): boolean =>
  /(See all|Open this search)/.exec(text.split(`Jobs for “${word}”`)[1] ?? '')?.[1] === 'See all'

/** Simulates an hour: jobs appear, some are saved, one user stops alerts. */
async function live(at: number, random: () => number): Promise<void> {
  if (random() < 0.15) {
    const word = WORDS[Math.floor(random() * WORDS.length)] ?? ''
    const { id: companyId } = await buildCompany(host.db, { name: `Employer ${posted.length}` })
    const deadline = new Date(at + Math.floor(5 + random() * 20) * 24 * HOUR + 12 * HOUR)
    // Imports backdate some jobs.
    const published = new Date(at - Math.floor(random() * 40) * 24 * HOUR)
    const { id } = await buildJob(host.db, companyId, {
      title: `A ${word} job`,
      published_at: published,
      deadline_at: deadline,
    })
    posted.push({ id, word, at, closes: deadline.getTime() })
    if (random() < 0.5) {
      await people[posted.length % people.length]?.browser.call('POST', '/ajax/saved-items/jobs', { id })
    }
  }
  for (const person of people.filter(({ stopped }) => stopped === at)) {
    await person.browser.call('POST', '/ajax/saved-search/unsubscribe-all')
  }
}

it(
  'mails every job once, one digest and one mail of reminders a day, by day, and nobody who stopped',
  async () => {
    const random = createRandom('a year of mails').next
    const due = new Map<string, number>()
    for (let at = START; at < END; at += HOUR) {
      host.clock.set(new Date(at))
      await live(at, random)
      for (const name of NAMES) {
        const schedule = jobs.find(job => job.name === name)?.schedule ?? ''
        const last = lastDue(schedule, new Date(at))?.getTime() ?? 0
        if (last > (due.get(name) ?? START)) {
          due.set(name, last)
          // Sometimes a worker dies after its work, and another one repeats it.
          for (let runs = random() < 0.1 ? 2 : 1; runs > 0; runs -= 1) {
            await host.runJob(name, new Date(at))
          }
        }
      }
      await collect(at)
    }
    expect(sent.filter(({ kind }) => kind === 'alerts').length).toBeGreaterThan(5)
    expect(sent.filter(({ kind }) => kind === 'reminders').length).toBeGreaterThan(5)
    expect(sent.filter(({ at }) => hourOf(new Date(at)) < 8 || hourOf(new Date(at)) > 20)).toEqual([])
    const perDay = sent.map(({ at, to, kind }) => `${to} ${kind} ${dayOf(new Date(at))}`)
    expect(perDay.length).toBe(new Set(perDay).size)
    for (const person of people) {
      const digests = sent.filter(({ to, kind }) => to === person.email && kind === 'alerts')
      expect(digests.filter(({ at }) => at >= person.stopped)).toEqual([])
      const ids = digests.flatMap(({ jobIds }) => jobIds)
      expect(ids.length).toBe(new Set(ids).size)
      // Jobs of the last week may still wait for their Friday.
      const until = Math.min(END - 7 * 24 * HOUR, person.stopped - 7 * 24 * HOUR)
      const isLinked = (job: { word: string; at: number }) =>
        digests.some(({ at, capped }) => capped.includes(job.word) && at > job.at && at - job.at <= 7 * 24 * HOUR)
      // A job that closes before the next Friday, or within a day of it, is in no weekly mail.
      const isDue = ({ word, at, closes }: (typeof posted)[number]) =>
        person.daily.includes(word) || (person.words.includes(word) && closes > at + 8 * 24 * HOUR)
      const missed = posted.filter(job => job.at < until && isDue(job) && !ids.includes(job.id) && !isLinked(job))
      expect({ person: person.email, missed }).toEqual({ person: person.email, missed: [] })
    }
  },
  isFull ? 2_400_000 : 240_000,
)
