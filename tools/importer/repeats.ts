import { createHash } from 'node:crypto'
import { nameKey } from '../../host/lib/name-key'
import { Rejection } from './read/fields'
import type { ImportRecord } from './records/types'

/**
 * `contentKey` is the content hash by which later runs find duplicates; `repeats` is the id of an earlier record of
 * this run with the same content. Throws if an earlier record has the same id.
 */
export type RepeatGuard = (record: ImportRecord) => { contentKey: string | undefined; repeats: string | undefined }

/** Stores 16 bytes per record, so that memory is enough for millions. */
export function createRepeatGuard(): RepeatGuard {
  const ids = new Set<string>()
  const contents = new Map<string, string>()
  return record => {
    const id = digest([record.kind, record.source, record.sourceId])
    if (ids.has(id)) {
      throw new Rejection('an earlier record of this run has the same id')
    }
    ids.add(id)
    const contentKey = contentOf(record)
    const repeats = contentKey && contents.get(contentKey)
    if (contentKey && !repeats) {
      contents.set(contentKey, record.sourceId)
    }
    return { contentKey, repeats }
  }
}

function contentOf(record: ImportRecord): string | undefined {
  if (record.kind === 'reviews') {
    const { best_thing, to_improve, tips, company_text, headline, overall, job_title } = record.row
    const date = record.undated ? '' : String(record.row.published_at)
    return digest([
      nameKey(record.employer.name),
      best_thing,
      to_improve,
      tips,
      company_text,
      headline,
      overall,
      job_title,
      date,
    ])
  } else if (record.kind === 'jobs') {
    const places = record.locations.map(({ name }) => name)
    const { title, description, salary_min_pence: pay } = record.row
    return digest([nameKey(record.employer.name), title, description, pay, places, record.addresses])
  }
  return undefined
}

const digest = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64').slice(0, 22)
