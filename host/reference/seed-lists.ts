import { sql } from 'kysely'
import { runExclusively } from '../db/exclusive'
import { insertRows, type InsertRow } from '../db/insert-rows'
import type { Db } from '../db/tables'
import type { Transaction } from '../db/transaction'
import { bumpDataVersion } from '../db/version'
import { entities, faqs, quiz } from './lists'

const ON_CONFLICT = `(list, slug) do update set name = excluded.name, parent_id = excluded.parent_id,
  position = excluded.position, details = excluded.details`

interface Item {
  list: string
  name: string
  slug: string
  details: Record<string, unknown>
}

/** Can run again for a new release. */
export async function seedReference(db: Db): Promise<void> {
  await runExclusively(db, async trx => {
    const ids = await insertEntities(trx, entities)
    const children = entities.flatMap(({ list, slug, children: own }) => {
      const childList = list === 'degree-areas' ? 'courses' : list
      return own.map(child => ({ ...child, list: childList, parent_id: ids.get(`${list}/${slug}`) ?? null }))
    })
    await insertEntities(trx, children)
    await insertFaqs(trx)
    await insertQuiz(trx)
    await bumpDataVersion(trx)
  })
}

/** Returns the ids by list and slug. */
async function insertEntities(
  trx: Transaction,
  items: readonly (Item & { parent_id?: number | null })[],
): Promise<ReadonlyMap<string, number>> {
  const positions = new Map<string, number>()
  const rows = items.map(({ list, slug, name, details, parent_id = null }): InsertRow<'entities'> => {
    const position = positions.get(list) ?? 0
    positions.set(list, position + 1)
    return { list, slug, name, parent_id, position, details }
  })
  const stored = await insertRows(trx, {
    into: 'entities',
    rows,
    onConflict: ON_CONFLICT,
    returning: ['id', 'list', 'slug'],
  })
  return new Map(stored.map(({ id, list, slug }) => [`${String(list)}/${String(slug)}`, id as number]))
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
