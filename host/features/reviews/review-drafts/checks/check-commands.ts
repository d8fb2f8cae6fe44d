import { isDisposableEmail } from 'disposable-email-domains-js'
import { insertRows } from '../../../../db/insert-rows'
import type { Db, DraftAnswers, ReviewFlag } from '../../../../db/tables'
import { inSlices } from '../../../../lib/slices'
import { findContacts } from './contacts'
import { findInsults } from './insults'
import { loadNames } from './known-names'
import { findNames } from './names'
import { shinglesOf, similarity, sketchOf } from './shingles'
import {
  type CheckedDraft,
  findCheckedDraft,
  listSimilarTexts,
  listWithoutSketch,
  storeDraftSketch,
} from './sketch-queries'
import { isRepeated, isShouted } from './style'
import { type FieldText, freeTexts, joinAnswers, joinColumns, longTexts } from './texts'

/** Minimum similarity of copies. */
const COPY = 0.8
const MAX_A_DAY = 3

/**
 * Returns the findings of the automatic checks, for the moderator; none of them stops the author. Stores the sketch of
 * the texts, so that later copies are found. Run it in the transaction that sends the draft.
 */
export async function checkReview(db: Db, { draftId, now }: { draftId: number; now: Date }): Promise<ReviewFlag[]> {
  const draft = await findCheckedDraft(db, draftId, now)
  if (!draft) {
    return []
  }
  const flags = [...(await checkTexts(draft.answers, namesIn(draft))), ...checkSender(draft)]
  const shingles = shinglesOf(joinAnswers(draft.answers))
  const hashes = sketchOf(shingles)
  const similar = await listSimilarTexts(db, hashes, { draftId, reviewId: draft.reviewId })
  await storeDraftSketch(db, draftId, hashes)
  return similar.some(text => similarity(shingles, shinglesOf(text)) > COPY) ? [...flags, { kind: 'copy' }] : flags
}

/** `allowed` are names that are not personal. */
export async function checkTexts(answers: DraftAnswers, allowed: readonly string[]): Promise<ReviewFlag[]> {
  const names = { ...(await loadNames()), allowed }
  const flagsOf = (kind: ReviewFlag['kind'], field: string, words: readonly string[]) =>
    words.map(found => ({ kind, field, words: found }))
  const free = freeTexts(answers).flatMap(({ field, text }) => [
    ...flagsOf('contact', field, findContacts(text)),
    ...flagsOf('insult', field, findInsults(text)),
  ])
  const long = longTexts(answers)
  const styles = long.flatMap(({ field, text }): ReviewFlag[] => [
    ...flagsOf('name', field, findNames(text, names)),
    ...(isShouted(text) ? [{ kind: 'capitals' as const, field }] : []),
    ...(isRepeated(text) || repeatsOtherField(long, field, text) ? [{ kind: 'repeated' as const, field }] : []),
  ])
  return [...free, ...styles]
}

/** For the warning next to the field. */
export async function findPersonalWords(text: string, allowed: readonly string[]) {
  return { contacts: findContacts(text), names: findNames(text, { ...(await loadNames()), allowed }) }
}

/** Imported, demo and changed reviews have no sketch yet. */
export async function sketchReviews(db: Db): Promise<void> {
  await inSlices(async size => {
    const rows = await listWithoutSketch(db, size)
    const sketches = rows.map(row => ({ review_id: row.id, hashes: sketchOf(shinglesOf(joinColumns(row))) }))
    await insertRows(db, { into: 'review_sketches', rows: sketches, onConflict: '(review_id) do nothing' })
    return rows.length
  })
}

function namesIn({ company, answers }: CheckedDraft): string[] {
  const places = [answers['location-commute']?.place, answers['location-commute']?.livedIn]
  const jobs = [answers['job-details']?.jobTitle, answers['job-details']?.team, answers['job-details']?.university]
  return [company?.name, ...places, ...jobs].filter((name): name is string => typeof name === 'string')
}

/** The first of several equal fields is not a repetition. */
function repeatsOtherField(texts: readonly FieldText[], field: string, text: string): boolean {
  return texts.find(other => other.text.trim() === text.trim())?.field !== field
}

function checkSender({ company, email, sentToday }: CheckedDraft): ReviewFlag[] {
  return [
    ...(company?.status === 'draft' ? [{ kind: 'new-employer' as const, words: company.name }] : []),
    ...(email && isDisposableEmail(email) ? [{ kind: 'disposable' as const }] : []),
    ...(sentToday >= MAX_A_DAY ? [{ kind: 'many' as const }] : []),
  ]
}
