import { beforeAll, describe, expect, it } from 'vitest'
import type { DraftState, ReviewState } from '../../../host/db/tables'
import { openModeration } from '../../support/moderation'
import { buildDraft, reviewAnswers } from '../../support/review'
import { buildReview } from '../../support/rows'

const { site, act } = openModeration()

/** The table in docs/decisions/0055-rights-on-reviews.md. */
const RIGHTS: [state: DraftState, author: string[], moderator: string[]][] = [
  ['draft', ['save', 'delete'], []],
  ['pending', ['withdraw', 'delete'], ['approve', 'request-changes', 'reject']],
  ['changes-requested', ['save', 'delete'], []],
  ['published', ['save', 'withdraw', 'delete'], ['hide', 'reply']],
  ['rejected', ['appeal', 'delete'], []],
  ['under-review', ['withdraw', 'delete'], ['restore', 'reject']],
  ['withdrawn', ['delete'], []],
]
/** States in which a published review is still stored. */
const SHOWN = new Set<DraftState>(['published', 'under-review', 'withdrawn'])
const APPEAL = { text: 'I did this job for a whole year, and named nobody.' }

let author: Record<string, string>
beforeAll(async () => {
  author = await site.host.callHeaders('author@example.test')
})

async function build(state: DraftState) {
  const shown = SHOWN.has(state)
    ? await buildReview(site.host.db, site.companyId, { state: state as ReviewState })
    : undefined
  const draft = await buildDraft(site.host.db, {
    userId: site.authorId,
    companyId: site.companyId,
    answers: reviewAnswers(),
    submittedAt: site.host.clock.now(),
    overrides: { state, review_id: shown?.id ?? null },
  })
  return { id: draft.id, path: shown && `/reviews/${shown.id}-${shown.slug}` }
}

const statusOf = async (method: string, path: string, body?: object) =>
  (await site.host.request(path, { method, headers: author, ...(body ? { body: JSON.stringify(body) } : {}) })).status

const AUTHOR: Readonly<Record<string, (id: number) => Promise<number>>> = {
  save: id => statusOf('PUT', `/write-a-review/${id}`, { stage: 'summary', data: {}, autosave: true }),
  withdraw: id => statusOf('POST', `/ajax/user/reviews/${id}/withdraw`, {}),
  appeal: id => statusOf('POST', `/ajax/user/reviews/${id}/appeal`, APPEAL),
  delete: id => statusOf('DELETE', `/ajax/user/reviews/${id}`),
}
const MODERATOR = ['approve', 'request-changes', 'reject', 'hide', 'restore', 'reply']

describe.each(RIGHTS)('a review that is %s', (state, allowedAuthor, allowedModerator) => {
  it('allows its author this and nothing else', async () => {
    const allowed: string[] = []
    for (const [name, run] of Object.entries(AUTHOR)) {
      const status = await run((await build(state)).id)
      expect([200, 204, 403, 409], name).toContain(status)
      allowed.push(...(status < 300 ? [name] : []))
    }
    expect(allowed).toEqual(Object.keys(AUTHOR).filter(name => allowedAuthor.includes(name)))
  })

  it('allows a moderator this and nothing else', async () => {
    const allowed: string[] = []
    for (const name of MODERATOR) {
      const { status } = await act((await build(state)).id, name, { reason: 'other', text: 'Because of a rule.' })
      expect([303, state === 'draft' ? 404 : 409], name).toContain(status)
      allowed.push(...(status === 303 ? [name] : []))
    }
    expect(allowed).toEqual(MODERATOR.filter(name => allowedModerator.includes(name)))
  })

  it('is read by visitors only while it is published', async () => {
    const { path } = await build(state)
    await site.host.services.data.refresh()
    const status = path ? (await site.host.request(path)).status : 404
    expect(status).toBe(state === 'published' ? 200 : 404)
  })
})
