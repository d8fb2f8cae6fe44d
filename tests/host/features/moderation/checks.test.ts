import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DraftAnswers } from '../../../../host/db/tables'
import { inTransaction } from '../../../../host/db/transaction'
import { checkReview } from '../../../../host/features/reviews/review-drafts'
import { createTestHost, type TestHost } from '../../../support/host'
import { buildDraft, reviewAnswers } from '../../../support/review'
import { buildCompany, buildReview, buildUser } from '../../../support/rows'

let host: TestHost
let companyId: number
let userId: number

beforeAll(async () => {
  host = await createTestHost()
  companyId = (await buildCompany(host.db)).id
  userId = (await buildUser(host.db, host.services.passwords, { email: 'sam@example.test' })).id
})
afterAll(() => host.close())

/** Unique words, so that only copies are similar. */
const ownWords = (seed: string, count = 40) => Array.from({ length: count }, (_, index) => `${seed}${index}`).join(' ')
const ownTexts = (seed: string): DraftAnswers => ({
  'the-role': { roleText: ownWords(`${seed}a`) },
  'the-company': { companyText: ownWords(`${seed}b`) },
  'the-culture': { cultureText: ownWords(`${seed}c`) },
  summary: { bestThing: ownWords(`${seed}d`), toImprove: ownWords(`${seed}e`), tips: '' },
})

interface Sent {
  changes?: DraftAnswers
  author?: number
  company?: number
}

async function kindsOf({ changes = {}, author = userId, company = companyId }: Sent) {
  const draft = await buildDraft(host.db, { userId: author, companyId: company, answers: reviewAnswers(changes) })
  const flags = await checkReview(host.db, { draftId: draft.id, now: host.clock.now() })
  await host.db.deleteFrom('review_drafts').where('id', '=', draft.id).execute()
  return flags
}

describe('checkReview', () => {
  it('finds nothing in an ordinary review', async () => {
    expect(await kindsOf({ changes: ownTexts('plain') })).toEqual([])
  })

  it('names the field and the words of contact data, names and insults', async () => {
    const texts = ownTexts('rude')
    const changes = {
      ...texts,
      'the-role': { roleText: `${ownWords('rudea')} my manager John Smith, john@halden.test, is an idiot` },
      'job-details': { team: 'ring 07700 900123' },
    }
    expect(await kindsOf({ changes })).toEqual([
      { kind: 'contact', field: 'team', words: '07700 900123' },
      { kind: 'contact', field: 'roleText', words: 'john@halden.test' },
      { kind: 'insult', field: 'roleText', words: 'idiot' },
      { kind: 'name', field: 'roleText', words: 'John Smith' },
    ])
  })

  it('finds a text that was given twice, and capitals', async () => {
    const changes = { ...ownTexts('twice'), 'the-company': { companyText: ownWords('twicea') } }
    expect(await kindsOf({ changes })).toEqual([{ kind: 'repeated', field: 'companyText' }])
    const loud = { ...ownTexts('loud'), 'the-company': { companyText: ownWords('loudb').toUpperCase() } }
    expect(await kindsOf({ changes: loud })).toEqual([{ kind: 'capitals', field: 'companyText' }])
  })

  it('finds a copy of a published review and of another draft, but not of itself', async () => {
    await buildReview(host.db, companyId, {
      role_text: ownWords('copya'),
      company_text: ownWords('copyb'),
      culture_text: ownWords('copyc'),
      best_thing: ownWords('copyd'),
      to_improve: ownWords('copye'),
    })
    await host.runJob('sketch-reviews')
    const changed = { ...ownTexts('copy'), summary: { ...ownTexts('copy').summary, toImprove: ownWords('copye', 35) } }
    expect(await kindsOf({ changes: changed })).toEqual([{ kind: 'copy' }])
    const half = { ...ownTexts('half'), 'the-role': ownTexts('copy')['the-role'] ?? {} }
    expect(await kindsOf({ changes: half })).toEqual([])
    const draft = await buildDraft(host.db, { userId, companyId, answers: reviewAnswers(ownTexts('first')) })
    const now = host.clock.now()
    expect(await checkReview(host.db, { draftId: draft.id, now })).toEqual([])
    expect(await checkReview(host.db, { draftId: draft.id, now })).toEqual([])
    expect(await kindsOf({ changes: ownTexts('first') })).toEqual([{ kind: 'copy' }])
    await host.db.deleteFrom('review_drafts').execute()
  })

  it('sketches a review again when its texts change', async () => {
    const review = await buildReview(host.db, companyId, { role_text: ownWords('old', 200) })
    await host.runJob('sketch-reviews')
    await host.db
      .updateTable('reviews')
      .set({ role_text: ownWords('new', 200) })
      .where('id', '=', review.id)
      .execute()
    await host.runJob('sketch-reviews')
    const changes = { ...ownTexts('n'), 'the-role': { roleText: ownWords('new', 1000) } }
    expect(await kindsOf({ changes })).toEqual([])
    const { rows } = await sql<{ id: number }>`select review_id as id from review_sketches
      where review_id = ${review.id}`.execute(host.db)
    expect(rows).toHaveLength(1)
    const old = { ...ownTexts('o'), 'the-role': { roleText: ownWords('old', 200) } }
    expect(await kindsOf({ changes: old })).toEqual([])
  })

  it('flags a new employer, a throw-away address and the fourth review of a day', async () => {
    const proposed = await buildCompany(host.db, { name: 'Proposed Rail', status: 'draft' })
    expect(await kindsOf({ company: proposed.id, changes: ownTexts('prop') })).toEqual([
      { kind: 'new-employer', words: 'Proposed Rail' },
    ])
    const passing = await buildUser(host.db, host.services.passwords, { email: 'x@mailinator.com' })
    expect(await kindsOf({ author: passing.id, changes: ownTexts('pass') })).toEqual([{ kind: 'disposable' }])
    const sent: number[] = []
    for (const name of ['One Rail', 'Two Rail', 'Three Rail']) {
      const employer = await buildCompany(host.db, { name })
      const earlier = { userId, companyId: employer.id, submittedAt: host.clock.now(), answers: {} }
      sent.push((await buildDraft(host.db, earlier)).id)
    }
    expect(await kindsOf({ changes: ownTexts('many') })).toEqual([{ kind: 'many' }])
    host.clock.set('2026-10-06T09:00:01Z')
    expect(await kindsOf({ changes: ownTexts('many') })).toEqual([])
    await host.db.deleteFrom('review_drafts').where('id', 'in', sent).execute()
  })

  it('reads the sketches through their index', async () => {
    await sql`insert into review_drafts (machine_version, snapshot, created_at, updated_at)
      select 1, '{}', now(), now() from generate_series(1, 5000)`.execute(host.db)
    await sql`insert into review_sketches (draft_id, hashes)
      select id, array(select (random() * 2e9)::int from generate_series(1, 64) where review_drafts.id > 0)
      from review_drafts`.execute(host.db)
    await sql`analyze review_sketches`.execute(host.db)
    const plan = await inTransaction(host.db, async trx => {
      const { rows } = await sql<{ body: string; settings: string[] }>`
        select prosrc as body, proconfig as settings from pg_proc where proname = 'similar_sketches'`.execute(trx)
      const { body = '', settings = [] } = rows[0] ?? {}
      expect(settings).toEqual(['enable_seqscan=off'])
      await sql`set local enable_seqscan = off`.execute(trx)
      const hashes = `'{${Array.from({ length: 64 }, (_, index) => index).join(',')}}'::int[]`
      const explained = await sql<
        Record<string, string>
      >`explain ${sql.raw(body.replaceAll(/\bown\b/g, hashes))}`.execute(trx)
      return explained.rows.map(row => Object.values(row)[0]).join('\n')
    })
    expect(plan).toContain('review_sketches_hashes')
    expect(plan).not.toContain('Seq Scan')
  })
})
