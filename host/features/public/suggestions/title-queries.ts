import { sql } from 'kysely'
import { readInSlices } from '../../../db/read-in-slices'
import type { Db } from '../../../db/tables'
import { isLiveCompany, isLiveJob } from '../../../db/visibility'
import { eachSlice } from '../../../lib/slices'
import { titleTerms } from '../search'
import type { Source } from './source-queries'

/** A title must occur in more than one advert. */
const COMMON = 2
/** Longer titles are sentences. */
const MAX_TITLE_LENGTH = 80
/** A few thousand titles cover most searches, regardless of the number of adverts. */
const MAX_TITLES = 5000

/**
 * Titles must occur in two live jobs or in the dictionary. Each is spelt as in most adverts. Names of roles are
 * omitted, because they are suggested as roles.
 */
export async function listTitles(db: Db, now: Date): Promise<Source[]> {
  const spellings = mostCommon(await countSpellings(db, now), 2 * MAX_TITLES)
  const texts = await readTexts(
    db,
    spellings.map(([title]) => title),
  )
  const titles = new Map<string, { label: string; weight: number }>()
  for (const [title, count] of spellings) {
    const text = texts.get(title) ?? ''
    const known = titles.get(text)
    titles.set(text, { label: known?.label ?? title, weight: (known?.weight ?? 0) + count })
  }
  const terms = new Set(titleTerms())
  const roles = await readRoleTexts(db)
  return [...titles]
    .filter(([text, { weight }]) => text.length >= 2 && !roles.has(text) && (weight >= COMMON || terms.has(text)))
    .sort(([text, one], [other, another]) => another.weight - one.weight || compare(text, other))
    .slice(0, MAX_TITLES)
    .map(([, { label, weight }]) => ({ name: label, label, slug: '', weight }))
}

async function countSpellings(db: Db, now: Date): Promise<Map<string, number>> {
  const jobs = await readInSlices(
    (after, limit) => sql<{ id: number; title: string }>`
      select jobs.id, jobs.title from jobs join companies on companies.id = jobs.company_id
      where jobs.id > ${after}::int and ${isLiveCompany()} and ${isLiveJob(now)}
        and length(jobs.title) <= ${MAX_TITLE_LENGTH}
      order by jobs.id limit ${limit}`,
    db,
  )
  const counts = new Map<string, number>()
  for (const { title } of jobs) {
    const start = beginning(title)
    counts.set(start, (counts.get(start) ?? 0) + 1)
  }
  return counts
}

/** Cuts a title at a dash, a bracket or a comma: "UX designer - fully remote" becomes "UX designer". */
const beginning = (title: string) =>
  /^\S+ +[^-–|(,]+( +[-–|(]|,)/.test(title) ? title.replace(/ *( [-–|(]|,).*$/s, '') : title

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const mostCommon = (counts: Map<string, number>, limit: number) =>
  [...counts].sort(([title, count], [other, more]) => more - count || compare(title, other)).slice(0, limit)

async function readTexts(db: Db, titles: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  await eachSlice(titles, async slice => {
    const { rows } = await sql<{ title: string; text: string }>`
      select title, suggestion_text(title) as text from unnest(${[...slice]}::text[]) as title`.execute(db)
    rows.forEach(({ title, text }) => texts.set(title, text))
  })
  return texts
}

async function readRoleTexts(db: Db): Promise<Set<string>> {
  const roles = await readInSlices(
    (after, limit) => sql<{ id: number; text: string }>`
      select id, suggestion_text(name) as text from entities
      where list = 'job-roles' and active and id > ${after}::int order by id limit ${limit}`,
    db,
  )
  return new Set(roles.map(({ text }) => text))
}
