import { writeSync } from 'node:fs'
import { openDatabase } from '../../../host/db'
import type { Db } from '../../../host/db/tables'
import { saveStage } from '../../../host/features/reviews/review-drafts/commands'
import { buildDraft } from '../../support/review'
import { buildCompany, buildUser } from '../../support/rows'
import { TEXTS, textAt, wordsOf, WRITERS } from '../review-plan'

/**
 * Opens the embedded database in argv[2], reports the drafts of reviews in it, then autosaves each of them until it is
 * killed. A step is printed only after its commit, straight into the pipe.
 */
const print = (line: object): void => void writeSync(1, `${JSON.stringify(line)}\n`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const { db } = await openDatabase({ dataDir: String(process.argv[2]), log })
const services = { db, clock: { now: () => new Date() } }
const drafts = await findDrafts(db)
print(
  drafts.map(({ version, answers }) => ({
    version,
    texts: Object.fromEntries(TEXTS.map(([stage, name]) => [stage, answers[stage]?.[name]])),
  })),
)
await Promise.all(drafts.map((draft, writer) => write(writer, draft)))

type Draft = Awaited<ReturnType<typeof findDrafts>>[number]

/** The first process creates the drafts. */
async function findDrafts(db: Db) {
  const rows = await db
    .selectFrom('review_drafts')
    .innerJoin('review_authors', 'review_authors.draft_id', 'review_drafts.id')
    .select(['id', 'version', 'answers', 'review_authors.user_id'])
    .orderBy('id')
    .execute()
  if (rows.length > 0) {
    return rows
  }
  const { id: companyId } = await buildCompany(db)
  const created = []
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const { id: userId } = await buildUser(
      db,
      { hash: () => Promise.resolve('none') },
      { email: `author-${writer}@example.test` },
    )
    const answers = { 'job-details': { company: 'Halden Rail' } }
    const draft = await buildDraft(db, { userId, companyId, answers, overrides: { version: 0 } })
    created.push({ ...draft, user_id: userId })
  }
  return created
}

/** Each step expects the version that the previous step left. */
async function write(writer: number, { id, user_id: userId, version }: Draft): Promise<never> {
  for (let step = version + 1; ; step += 1) {
    const [stage, name] = textAt(step)
    const data = { [name]: wordsOf(writer, step) }
    await saveStage(services, { id, userId }, { stage, data, version: step - 1, autosave: true })
    print({ writer, step })
  }
}
