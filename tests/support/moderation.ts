import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { DraftAnswers, DraftState } from '../../host/db/tables'
import { createTestHost, type TestHost } from './host'
import { buildDraft, reviewAnswers } from './review'
import { recountReviews } from './review-counts'
import { buildCompany, buildUser } from './rows'

interface Waiting {
  state?: DraftState
  changes?: DraftAnswers
  company?: number
}

/** An employer, an author, and the moderators Mona and Mark. */
interface Site {
  host: TestHost
  companyId: number
  authorId: number
  mona: Record<string, string>
  mark: Record<string, string>
}

/** Declares the set-up of a test file, and returns actions on its site. */
export function openModeration() {
  const site = {} as Site

  beforeAll(async () => {
    site.host = await createTestHost()
    // The queue uses the database's clock.
    site.host.clock.set(new Date())
    const { db, services } = site.host
    const entities = [
      { list: 'job-types', slug: 'year-in-industry', name: 'Placement' },
      { list: 'job-roles', slug: 'engineering', name: 'Rail engineering' },
    ]
    await db.insertInto('entities').values(entities).execute()
    const role = 'moderator' as const
    await buildUser(db, services.passwords, { email: 'mona@example.test', first_name: 'Mona', role })
    await buildUser(db, services.passwords, { email: 'mark@example.test', first_name: 'Mark', role })
    const author = { email: 'author@example.test', first_name: 'Zebedee', last_name: 'Quillfeather' }
    site.authorId = (await buildUser(db, services.passwords, author)).id
    site.mona = await site.host.callHeaders('mona@example.test')
    site.mark = await site.host.callHeaders('mark@example.test')
  })
  afterAll(() => site.host.close())

  beforeEach(async () => {
    await site.host.db.deleteFrom('companies').execute()
    await sql`delete from pgboss.job`.execute(site.host.db)
    site.companyId = (await buildCompany(site.host.db)).id
    site.host.clock.set(new Date())
    await site.host.services.data.refresh()
  })

  return { site, ...actionsOn(site), ...readersOf(site) }
}

function actionsOn(site: Site) {
  const buildWaiting = ({ state = 'pending', changes, company = site.companyId }: Waiting = {}) =>
    buildDraft(site.host.db, {
      userId: site.authorId,
      companyId: company,
      answers: reviewAnswers(changes),
      submittedAt: site.host.clock.now(),
      overrides: { state },
    })

  function post(path: string, fields: Record<string, string> = {}, who = site.mona) {
    const { Cookie = '', 'X-XSRF-TOKEN': token = '' } = who
    return site.host.post(path, fields, { headers: { Cookie, 'X-XSRF-TOKEN': token } })
  }

  const actAs =
    (who: Record<string, string>) =>
    (id: number, name: string, fields: Record<string, string> = {}) =>
      post(`/moderation/reviews/${id}/${name}`, fields, who)
  const act = (id: number, name: string, fields?: Record<string, string>) => actAs(site.mona)(id, name, fields)
  const page = (path: string, who = site.mona) => site.host.text(path, { headers: { Cookie: who.Cookie ?? '' } })
  const lastAct = async () => {
    const [row] = await site.host.db.selectFrom('moderation_acts').select('id').orderBy('id', 'desc').limit(1).execute()
    return row?.id ?? 0
  }
  const undo = async (who = site.mona) => post(`/moderation/acts/${await lastAct()}/undo`, {}, who)

  return { buildWaiting, post, act, actAs, page, lastAct, undo }
}

/** Read what each act stores. */
function readersOf(site: Site) {
  const draftOf = (id: number) =>
    site.host.db.selectFrom('review_drafts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const reviewOf = async (draftId: number) => {
    const { review_id } = await draftOf(draftId)
    return site.host.db
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', review_id ?? 0)
      .executeTakeFirst()
  }
  const actsOf = (draftId: number) =>
    site.host.db.selectFrom('moderation_acts').selectAll().where('draft_id', '=', draftId).orderBy('id').execute()
  /** Simulates that the minute is over. */
  const endMinute = () =>
    sql`update pgboss.job set start_after = now() - interval '1 second' where name = 'mail'`.execute(site.host.db)

  async function expectCounted(): Promise<void> {
    const { stored, counted } = await recountReviews(site.host.db)
    expect(stored).toEqual(counted)
  }

  return { draftOf, reviewOf, actsOf, endMinute, expectCounted }
}
