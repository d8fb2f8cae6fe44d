import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { insertRows } from '../../host/db/insert-rows'
import type { Transaction } from '../../host/db/transaction'
import { isProposedCompany, isPublishedReview } from '../../host/db/visibility'
import { appeal } from '../../host/features/reviews/own-reviews'
import {
  FINISHED,
  type Own,
  saveStage,
  sendReview,
  startReview,
  stateColumns,
} from '../../host/features/reviews/review-drafts'
import { QUESTIONS, type Section } from '../../host/features/reviews/reviews'
import { applyDecision } from '../../host/features/team/moderation'
import { insertReport } from '../../host/features/team/reports'
import { DEMO_ACCOUNTS } from './accounts'
import { SOURCE } from './companies'
import { type SentReview, sentReviews } from './texts'
import { daysFrom, monthFrom } from './time'

/** Their passwords are random, so they cannot log in. */
const AUTHORS = ['Dana', 'Eli', 'Farah', 'Gwen']

/** Uses the pages' own commands. */
export async function insertModeration(trx: Transaction, now: Date): Promise<void> {
  await insertReviewers(trx, now)
  const users = await trx.selectFrom('users').select(['id', 'email', 'role']).execute()
  const idOf = (email: string) => users.find(user => user.email === email)?.id ?? 0
  const moderatorId = idOf(DEMO_ACCOUNTS.find(({ role }) => role === 'moderator')?.email ?? '')
  // Oldest first, because copies are detected by comparing with earlier texts.
  const inOrder = sentReviews.toSorted((one, other) => (other.sentDaysAgo ?? 0) - (one.sentDaysAgo ?? 0))
  for (const review of inOrder) {
    const author = { id: idOf(review.author), email: review.author, isVerified: true, sessionHash: '' }
    await writeReview(trx, { review, author, moderatorId, now })
  }
  // After `--reset`, a second seed must not find the employer of the first one.
  await trx
    .updateTable('companies')
    .set({ source: SOURCE, source_id: 'proposed', created_at: daysFrom(now, -2), updated_at: daysFrom(now, -2) })
    .where(isProposedCompany())
    .where('source', 'is', null)
    .where(
      'name',
      'in',
      sentReviews.map(({ company }) => company),
    )
    .execute()
  await insertReports(trx, now)
}

async function insertReviewers(trx: Transaction, now: Date): Promise<void> {
  const password_hash = await hash(randomUUID())
  await insertRows(trx, {
    into: 'users',
    rows: AUTHORS.map(name => ({
      email: `${name.toLowerCase()}@firstrung.test`,
      first_name: name,
      last_name: 'Demo',
      password_hash,
      email_verified_at: now,
      created_at: now,
      updated_at: now,
    })),
    onConflict: '(email) do nothing',
  })
}

interface Writing {
  review: SentReview
  author: { id: number; email: string; isVerified: boolean; sessionHash: string }
  moderatorId: number
  now: Date
}

async function writeReview(trx: Transaction, { review, author, moderatorId, now }: Writing): Promise<void> {
  const at = (daysAgo: number) => ({ db: trx, clock: { now: () => daysFrom(now, -daysAgo) } })
  const { sentDaysAgo, decision } = review
  const writing = at((sentDaysAgo ?? 2) + 0.25)
  const answers = answersOf(review, now)
  const id = await startReview(writing, author, answers['job-details'])
  const own = { id, userId: author.id }
  if (sentDaysAgo === undefined) {
    await writeUntilTheRole(writing, own, answers)
    return
  }
  // Sending checks all answers, so one statement writes them instead of one command for each stage.
  const stored = { answers: JSON.stringify(answers), ...stateColumns(FINISHED) }
  await trx.updateTable('review_drafts').set(stored).where('id', '=', id).execute()
  await sendReview(at(sentDaysAgo), author, { id, version: undefined })
  if (decision) {
    const { act, daysAgo, ...input } = decision
    await applyDecision(
      trx,
      { draftId: id, act, moderatorId, input: { ...input, version: undefined } },
      daysFrom(now, -daysAgo),
    )
  }
  if (review.appeal) {
    await appeal(at(review.appeal.daysAgo), { ...own, text: review.appeal.text })
  }
}

/** The last text of an unfinished review is incomplete. */
async function writeUntilTheRole(
  writing: Parameters<typeof saveStage>[0],
  own: Own,
  answers: ReturnType<typeof answersOf>,
): Promise<void> {
  for (const stage of ['location-commute', 'job-source', 'the-role'] as const) {
    await saveStage(writing, own, { stage, data: answers[stage], autosave: stage === 'the-role' })
  }
}

function answersOf({ company, title, role, place, stars, texts, best, improve }: SentReview, now: Date) {
  const [roleStars, companyStars, cultureStars] = stars
  const [roleText, companyText, cultureText] = texts
  return {
    'job-details': {
      company,
      // A listed employer is still found by its name.
      companyNotListed: 'on',
      jobTitle: title,
      jobType: 'year-in-industry',
      role,
      startMonth: monthFrom(now, -15).slice(0, 7),
      endMonth: monthFrom(now, -3).slice(0, 7),
      payAmount: '21500',
      payUnit: 'year',
      ownExperience: 'on',
    },
    'location-commute': { place, pattern: 'hybrid', travelMode: 'train', travelMinutes: '35' },
    'job-source': { howFound: 'university-careers', processStages: ['applied', 'interview'], difficulty: '3' },
    'the-role': { ...scoresOf('role', roleStars), roleText },
    'the-company': { ...scoresOf('company', companyStars), companyText },
    'the-culture': { ...scoresOf('culture', cultureStars), cultureText },
    summary: { bestThing: best, toImprove: improve, recommend: roleStars > '2' ? 'yes' : 'no', display: 'student' },
  }
}

const scoresOf = (section: Section, stars: string): Record<string, string> =>
  Object.fromEntries(Object.keys(QUESTIONS[section]).map(code => [code, stars]))

/** A report with a legal ground has a shorter deadline. */
async function insertReports(trx: Transaction, now: Date): Promise<void> {
  const review = await trx
    .selectFrom('reviews')
    .select('id')
    .where('source', '=', SOURCE)
    .where(isPublishedReview())
    .where('overall', '<', 2.5)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const job = await trx
    .selectFrom('jobs')
    .select('id')
    .where('source', '=', SOURCE)
    .where('status', '=', 'open')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await insertReport(trx, {
    type: 'review',
    item_id: review.id,
    reason: 'legal',
    detail: 'We have never asked anyone to work without pay. Please take this down or show us what it is based on.',
    email: 'legal@employer.example',
    created_at: daysFrom(now, -1.5),
  })
  await insertReport(trx, {
    type: 'job',
    item_id: job.id,
    reason: 'wrong-link',
    detail: 'The button leads to a page that says "not found".',
    created_at: daysFrom(now, -0.5),
  })
}
