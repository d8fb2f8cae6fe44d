import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../support/mails'
import { openModeration } from '../../../support/moderation'
import { buildAuthor, buildCompany, buildJob, buildReview } from '../../../support/rows'

const { site, buildWaiting, post, act, page, draftOf, undo, endMinute, expectCounted } = openModeration()

describe('reports', () => {
  const buildReport = (type: 'job' | 'review' | 'company', item_id: number, reason = 'other') =>
    site.host.db
      .insertInto('reports')
      .values({ type, item_id, reason, detail: 'Look at this', created_at: site.host.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
  const handle = (id: number, name: string) => post(`/moderation/reports/${id}/${name}`)

  it('of a review hide it when they are upheld, and tell its author', async () => {
    const review = await buildReview(site.host.db, site.companyId)
    await buildAuthor(site.host.db, review, site.authorId)
    const { id } = await buildReport('review', review.id, 'legal')
    expect(await page('/moderation')).toMatch(/Look at this.*48 h left/s)
    expect((await handle(id, 'uphold')).status).toBe(303)
    expect((await site.host.request(`/reviews/${review.id}-${review.slug}`)).status).toBe(404)
    await expectCounted()
    expect((await handle(id, 'dismiss')).status).toBe(409)
    await endMinute()
    expect((await mailsTo(site.host, 'author@example.test')).at(-1)).toContain('Someone reported your review')
    await undo()
    expect((await site.host.request(`/reviews/${review.id}-${review.slug}`)).status).toBe(200)
    expect(await page('/moderation')).toContain('Look at this')
    await expectCounted()
  })

  it.each([
    ['upholds one of them', (id: number) => handle(id, 'uphold')],
    ['hides the review', (_: number, draft: number) => act(draft, 'hide')],
  ])('of one review close together when a moderator %s, and open together again', async (_, decideOn) => {
    const review = await buildReview(site.host.db, site.companyId)
    await buildAuthor(site.host.db, review, site.authorId)
    const draft = await site.host.db.selectFrom('review_drafts').select('id').executeTakeFirstOrThrow()
    const other = await buildReview(site.host.db, site.companyId, { headline: 'Another one' })
    const { id } = await buildReport('review', review.id, 'legal')
    await buildReport('review', review.id)
    const unrelated = await buildReport('review', other.id)
    const open = async () =>
      (await site.host.db.selectFrom('reports').select('id').where('state', '=', 'open').execute()).map(row => row.id)
    const before = await open()
    expect((await decideOn(id, draft.id)).status).toBe(303)
    expect(await open()).toEqual([unrelated.id])
    await undo()
    expect((await open()).sort()).toEqual(before.sort())
    expect((await handle(id, 'dismiss')).status).toBe(303)
    expect(await open()).toHaveLength(2)
  })

  it("of nobody are needed for the mail about an employer's reply, which is sent once the minute is over", async () => {
    const draft = await buildWaiting()
    await act(draft.id, 'approve')
    await endMinute()
    await mailsTo(site.host, 'author@example.test')
    expect((await act(draft.id, 'reply', { text: 'Thank you for writing.' })).status).toBe(303)
    const early = await mailsTo(site.host, 'author@example.test')
    expect(early.at(-1)).not.toContain('Halden Rail replied')
    await endMinute()
    const mails = await mailsTo(site.host, 'author@example.test')
    expect(mails).toHaveLength(early.length + 1)
    expect(mails.filter(mail => mail.includes('Subject: Halden Rail replied'))).toHaveLength(1)
    expect(mails.find(mail => mail.includes('Subject: Halden Rail replied'))).toMatch(
      /http:\/\/firstrung\.test\/reviews\/\d+-/,
    )
  })

  it('of an imported review do the same without an author', async () => {
    const review = await buildReview(site.host.db, site.companyId, { source: 'elsewhere', source_id: '1' })
    const { id } = await buildReport('review', review.id)
    await handle(id, 'uphold')
    const html = await page('/moderation')
    const [, address = ''] = /href="(\/moderation\/reviews\/\d+)"/.exec(html) ?? []
    expect(await page(address)).toContain('I had a junction of my own')
    expect((await post(`${address}/restore`)).status).toBe(303)
    expect((await site.host.request(`/reviews/${review.id}-${review.slug}`)).status).toBe(200)
  })

  it('of a job close it, and undo opens it again; dismissed ones change nothing', async () => {
    const job = await buildJob(site.host.db, site.companyId, { status: 'open' })
    const statusOf = async () =>
      (await site.host.db.selectFrom('jobs').select('status').where('id', '=', job.id).executeTakeFirstOrThrow()).status
    const { id } = await buildReport('job', job.id)
    await handle(id, 'dismiss')
    expect(await statusOf()).toBe('open')
    expect(await page('/moderation')).not.toContain('Look at this')
    const second = await buildReport('job', job.id)
    await handle(second.id, 'uphold')
    expect(await statusOf()).toBe('closed')
    await undo()
    expect(await statusOf()).toBe('open')
    const third = await buildReport('company', site.companyId, 'wrong-facts')
    expect((await handle(third.id, 'uphold')).status).toBe(303)
  })
})

describe('proposed employers', () => {
  it('are confirmed before their reviews are published', async () => {
    const proposed = await buildCompany(site.host.db, { name: 'Signal & Sons', status: 'draft' })
    const draft = await buildWaiting({ company: proposed.id })
    expect(await page('/moderation')).toContain('Signal &amp; Sons')
    const early = await act(draft.id, 'approve')
    expect([early.status, await early.text()]).toEqual([409, expect.stringContaining('Confirm the employer first')])
    expect((await post(`/moderation/companies/${proposed.id}/confirm`)).status).toBe(303)
    expect((await post(`/moderation/companies/${proposed.id}/confirm`)).status).toBe(409)
    expect((await site.host.request(`/companies/${proposed.slug}`)).status).toBe(200)
    expect((await act(draft.id, 'approve')).status).toBe(303)
    await expectCounted()
  })

  it('are merged into an employer that we have, and undo parts them again', async () => {
    const proposed = await buildCompany(site.host.db, { name: 'Haldon Rails', status: 'draft' })
    const draft = await buildWaiting({ company: proposed.id })
    const merge = (company: string) => post(`/moderation/companies/${proposed.id}/merge`, { company })
    expect((await merge('nothing')).status).toBe(422)
    expect((await merge('')).status).toBe(422)
    expect((await merge('http://firstrung.test/companies/halden-rail?x=1')).status).toBe(303)
    expect((await draftOf(draft.id)).company_id).toBe(site.companyId)
    const alias = () => site.host.db.selectFrom('company_aliases').selectAll().execute()
    expect(await alias()).toEqual([{ name_key: 'haldon rails', company_id: site.companyId }])
    await undo()
    expect((await draftOf(draft.id)).company_id).toBe(proposed.id)
    expect(await alias()).toEqual([])
    expect(await page('/moderation')).toContain('Haldon Rails')
    expect((await merge('halden-rail')).status).toBe(303)
    expect((await act(draft.id, 'approve')).status).toBe(303)
    await expectCounted()
  })
})
