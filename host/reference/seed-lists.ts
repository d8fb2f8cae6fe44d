import { sql } from 'kysely'
import { runExclusively } from '../db/exclusive'
import { insertRows, type InsertRow } from '../db/insert-rows'
import type { Db } from '../db/tables'
import type { Transaction } from '../db/transaction'
import { bumpDataVersion } from '../db/version'
import { slugOf } from '../lib/slug'
import { degrees, type Entry, faqs, lists, quiz } from './lists'

const ON_CONFLICT = `(list, slug) do update set name = excluded.name, parent_id = excluded.parent_id,
  position = excluded.position, details = excluded.details`

interface Item {
  list: string
  slug: string
  entry: Entry
  parent?: { list: string; slug: string }
}

/** Can run again for a new release. */
export async function seedReference(db: Db): Promise<void> {
  await runExclusively(db, async trx => {
    const items = listItems()
    await insertEntities(
      trx,
      items.filter(item => !item.parent),
    )
    await insertEntities(
      trx,
      items.filter(item => item.parent),
    )
    await insertFaqs(trx)
    await insertQuiz(trx)
    await bumpDataVersion(trx)
  })
}

function listItems(): Item[] {
  const items: Item[] = []
  for (const [list, entries] of Object.entries(lists)) {
    addItems(items, { list, childList: list }, entries)
  }
  addItems(items, { list: 'degree-areas', childList: 'courses' }, degrees)
  return items
}

function addItems(
  items: Item[],
  { list, childList }: { list: string; childList: string },
  entries: readonly Entry[],
): void {
  for (const entry of entries) {
    const slug = entry.slug ?? slugOf(entry.name)
    items.push({ list, slug, entry })
    for (const child of entry.children ?? []) {
      items.push({ list: childList, slug: child.slug ?? slugOf(child.name), entry: child, parent: { list, slug } })
    }
  }
}

async function insertEntities(trx: Transaction, items: readonly Item[]): Promise<void> {
  const known = await trx.selectFrom('entities').select(['id', 'list', 'slug']).execute()
  const ids = new Map(known.map(({ id, list, slug }) => [`${list}/${slug}`, id]))
  const positions = new Map<string, number>()
  const rows = items.map(({ list, slug, entry, parent }): InsertRow<'entities'> => {
    const position = positions.get(list) ?? 0
    positions.set(list, position + 1)
    const parent_id = parent ? (ids.get(`${parent.list}/${parent.slug}`) ?? null) : null
    return { list, slug, name: entry.name, parent_id, position, details: entry.details ?? {} }
  })
  await insertRows(trx, { into: 'entities', rows, onConflict: ON_CONFLICT })
}

async function insertFaqs(trx: Transaction): Promise<void> {
  const rows = faqs.map((faq, position) => ({ ...faq, position }))
  await insertRows(trx, {
    into: 'faqs',
    rows,
    onConflict: `(slug) do update set topic = excluded.topic, question = excluded.question, answer = excluded.answer,
      position = excluded.position`,
  })
}

async function insertQuiz(trx: Transaction): Promise<void> {
  const questions = quiz.map(({ question, decides }, position) => ({ question, decides, position }))
  const stored = await insertRows(trx, {
    into: 'quiz_questions',
    rows: questions,
    onConflict: '(position) do update set question = excluded.question, decides = excluded.decides',
    returning: ['id', 'position'],
  })
  const ids = new Map(stored.map(row => [row.position as number, row.id as number]))
  const answers = quiz.flatMap((question, index) =>
    question.answers.map(([answer, value], position) => ({
      question_id: ids.get(index) ?? 0,
      position,
      answer,
      value,
    })),
  )
  await sql`delete from quiz_answers`.execute(trx)
  await insertRows(trx, { into: 'quiz_answers', rows: answers })
}
