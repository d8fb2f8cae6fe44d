import type { Db, DraftAnswers, NewRow } from '../../host/db/tables'

interface Draft {
  userId: number
  companyId: number
  answers: DraftAnswers
  submittedAt?: Date
  overrides?: Partial<NewRow<'review_drafts'>>
}

const AT = '2026-10-01T09:00:00Z'

/** A draft that was finished; `overrides` say what a test is about. */
export async function buildDraft(db: Db, { userId, companyId, answers, submittedAt, overrides = {} }: Draft) {
  const draft = await db
    .insertInto('review_drafts')
    .values({
      machine_version: 1,
      snapshot: JSON.stringify({ value: 'confirmation', context: { reached: 'confirmation' } }),
      answers: JSON.stringify(answers),
      company_id: companyId,
      submitted_at: submittedAt ?? null,
      created_at: AT,
      updated_at: AT,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.insertInto('review_authors').values({ draft_id: draft.id, user_id: userId, company_id: companyId }).execute()
  return draft
}
