import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../support/mails'
import { openModeration } from '../../../support/moderation'
import { reviewAnswers } from '../../../support/review'
import { buildCompany } from '../../../support/rows'

const {
  site,
  buildWaiting,
  post,
  act,
  actAs,
  page,
  draftOf,
  reviewOf,
  actsOf,
  lastAct,
  undo,
  endMinute,
  expectCounted,
} = openModeration()

describe('who may moderate', () => {
  it('leads visitors to the log-in and shows nothing to people without the role', async () => {
    const draft = await buildWaiting()
    const visitor = await site.host.request('/moderation')
    expect([visitor.status, visitor.headers.get('Location')]).toEqual([302, '/login?return=%2Fmoderation'])
    const author = await site.host.callHeaders('author@example.test')
    for (const path of ['/moderation', `/moderation/reviews/${draft.id}`]) {
      expect((await site.host.request(path, { headers: { Cookie: author.Cookie ?? '' } })).status).toBe(404)
    }
    expect((await actAs(author)(draft.id, 'approve', {})).status).toBe(404)
    expect((await draftOf(draft.id)).state).toBe('pending')
  })

  it('shows no unsent draft and no author', async () => {
    const unsent = await buildWaiting({ state: 'draft' })
    const waiting = await buildWaiting()
    const status = async (id: number) =>
      (await site.host.request(`/moderation/reviews/${id}`, { headers: { Cookie: site.mona.Cookie ?? '' } })).status
    expect(await status(unsent.id)).toBe(404)
    expect(await status(waiting.id)).toBe(200)
    await act(waiting.id, 'approve')
    for (const path of ['/moderation', `/moderation/reviews/${waiting.id}`]) {
      const html = await page(path)
      expect(html).not.toMatch(/Zebedee|Quillfeather|author@example/)
    }
  })
})

describe('a moderator who is the author', () => {
  it.each(['approve', 'reject', 'request-changes'])('cannot %s the review, and another moderator can', async name => {
    const draft = await buildWaiting()
    await site.host.db
      .updateTable('review_authors')
      .set({ user_id: await idOf('mona@example.test') })
      .execute()
    const fields = { reason: 'other', text: 'Please say more' }
    const refused = await act(draft.id, name, fields)
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('You wrote this review')])
    expect(await page(`/moderation/reviews/${draft.id}`)).not.toMatch(/>(Approve|Reject|Ask for changes)</)
    expect([(await draftOf(draft.id)).state, await actsOf(draft.id)]).toEqual(['pending', []])
    expect((await actAs(site.mark)(draft.id, name, fields)).status).toBe(303)
  })

  it('cannot handle reports of it, or confirm its employer', async () => {
    const { id: company } = await buildCompany(site.host.db, { name: 'Fen Kilns', status: 'draft' })
    const draft = await buildWaiting({ company })
    const live = await buildWaiting()
    await act(live.id, 'approve')
    await site.host.db
      .updateTable('review_authors')
      .set({ user_id: await idOf('mona@example.test') })
      .execute()
    const { id: item_id } = (await reviewOf(live.id)) ?? { id: 0 }
    const report = { type: 'review', item_id, reason: 'other', detail: '', created_at: site.host.clock.now() } as const
    const { id } = await site.host.db.insertInto('reports').values(report).returning('id').executeTakeFirstOrThrow()
    for (const path of [`reports/${id}/dismiss`, `reports/${id}/uphold`, `companies/${company}/confirm`]) {
      expect([path, (await post(`/moderation/${path}`)).status]).toEqual([path, 403])
      expect((await page('/moderation')).length).toBeGreaterThan(0)
    }
    expect((await actAs(site.mona)(live.id, 'hide', { reason: 'other' })).status).toBe(403)
    expect((await post(`/moderation/companies/${company}/confirm`, {}, site.mark)).status).toBe(303)
    expect((await draftOf(draft.id)).state).toBe('pending')
  })
})

async function idOf(email: string): Promise<number> {
  const user = site.host.db.selectFrom('users').select('id').where('email', '=', email)
  return (await user.executeTakeFirstOrThrow()).id
}

describe('the queue', () => {
  it('links each waiting review to its neighbours, and names what can be undone', async () => {
    const now = site.host.clock.now().getTime()
    const drafts = []
    for (const hours of [3, 2, 1]) {
      const draft = await buildWaiting()
      const sent = { submitted_at: new Date(now - hours * 3_600_000) }
      await site.host.db.updateTable('review_drafts').set(sent).where('id', '=', draft.id).execute()
      drafts.push(`/moderation/reviews/${draft.id}`)
    }
    const linksOf = async (path = '') =>
      [...(await page(path)).matchAll(/<a href="([^"]+)" data-shortcut="([\w ]+)"/g)].map(([, ...link]) => link)
    const [first, second, third] = drafts
    expect(await linksOf('/moderation')).toEqual(drafts.map(path => [path, 'j k']))
    expect(await linksOf(first)).toEqual([[second, 'j']])
    expect(await linksOf(second)).toEqual([
      [first, 'k'],
      [third, 'j'],
    ])
    expect(await linksOf(third)).toEqual([[second, 'k']])
    await act(Number(/\d+$/.exec(second ?? '')?.[0]), 'approve')
    const { name } = await site.host.db.selectFrom('companies').select('name').executeTakeFirstOrThrow()
    expect(await page('/moderation')).toContain(`<b>Approved</b>: ${name}.`)
    expect(await linksOf(first)).toEqual([[third, 'j']])
  })

  it('lists the oldest first, with age in working days, flags, score and length', async () => {
    const other = await buildCompany(site.host.db, { name: 'Other Rail' })
    const flags = JSON.stringify([{ kind: 'contact', field: 'roleText', words: 'ring me' }])
    const young = await buildWaiting({ company: other.id })
    const old = await buildWaiting()
    const sent = (draftId: number, days: number, more: object = {}) =>
      site.host.db
        .updateTable('review_drafts')
        .set({ submitted_at: site.host.daysFromNow(-days), ...more })
        .where('id', '=', draftId)
        .execute()
    await sent(old.id, 14, { flags })
    await sent(young.id, 0)
    const html = await page('/moderation')
    const rows = [...html.matchAll(/<tr>\s*<td>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      row
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    expect(rows[0]).toMatch(/^([6-9]|10) days Halden Rail Contact data 4\.3 \d+$/)
    expect(rows[1]).toMatch(/^0 days Other Rail 4\.3 \d+$/)
  })

  it('shows choices by their names and months in words', async () => {
    const html = await page(`/moderation/reviews/${(await buildWaiting()).id}`)
    const facts = [...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, ...fact]) => fact)
    expect(Object.fromEntries(facts)).toMatchObject({
      'Type of job': 'Placement',
      Role: 'Rail engineering',
      Started: 'July 2025',
      Ended: 'June 2026',
      'Recommends it': 'Yes',
    })
  })

  it('marks the words that the checks have found', async () => {
    const draft = await buildWaiting({
      changes: { 'the-role': { roleText: 'Please <b>ring</b> 07700 900123 at once' } },
    })
    const flags = JSON.stringify([{ kind: 'contact', field: 'roleText', words: '07700 900123' }])
    await site.host.db.updateTable('review_drafts').set({ flags }).where('id', '=', draft.id).execute()
    expect(await page(`/moderation/reviews/${draft.id}`)).toContain(
      'Please &lt;b&gt;ring&lt;/b&gt; <mark>07700 900123</mark> at once',
    )
  })
})

describe('decisions about a review', () => {
  it('publishes it at once, as it was written, and mails the author after a minute', async () => {
    const draft = await buildWaiting()
    const before = JSON.stringify(draft.answers)
    const answer = await act(draft.id, 'approve', { version: String(draft.version) })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/moderation'])
    const review = await reviewOf(draft.id)
    expect(review).toMatchObject({ state: 'published', job_title: 'Signalling engineer', overall: 4.3 })
    expect(await site.host.text(`/reviews/${review?.id}-${review?.slug}`)).toContain('I had a junction of my own')
    expect(JSON.stringify((await draftOf(draft.id)).answers)).toBe(before)
    expect(await mailsTo(site.host, 'author@example.test')).toEqual([])
    await endMinute()
    const [mail = ''] = await mailsTo(site.host, 'author@example.test')
    expect(mail).toContain('Subject: Your Halden Rail review is live')
    expect(mail).toContain(`http://firstrung.test/reviews/${review?.id}-`)
    expect(mail).toContain('text/html')
    await expectCounted()
  })

  it.each([
    ['request-changes', 'changes-requested', 'needs a change'],
    ['reject', 'rejected', 'was not published'],
  ])('%s needs a reason, and tells the author', async (name, state, subject) => {
    const draft = await buildWaiting()
    const refused = await act(draft.id, name, { text: 'Kept text' })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain('Choose a reason')
    expect(html).toContain('Kept text')
    const wrong = await act(draft.id, name, { reason: 'nothing', text: 'x' })
    expect(wrong.status).toBe(422)
    expect((await act(draft.id, name, { reason: 'names-a-person', text: 'Leave out Bob' })).status).toBe(303)
    expect(await draftOf(draft.id)).toMatchObject({ state, reason: 'names-a-person', decision_text: 'Leave out Bob' })
    await endMinute()
    const mail = (await mailsTo(site.host, 'author@example.test')).find(text => text.includes(subject))
    expect(mail).toContain('It names a person or gives contact details')
    expect(mail).toContain('Leave out Bob')
    expect(await reviewOf(draft.id)).toBeUndefined()
  })

  it('keeps the published text while an edit waits or is rejected, and changes it when the edit is approved', async () => {
    const draft = await buildWaiting()
    await act(draft.id, 'approve')
    const edit = { answers: JSON.stringify(reviewAnswers({ summary: { toImprove: 'Better boots, and sooner.' } })) }
    const resend = () =>
      site.host.db
        .updateTable('review_drafts')
        .set({ ...edit, state: 'pending' })
        .where('id', '=', draft.id)
        .execute()
    await resend()
    await act(draft.id, 'reject', { reason: 'unclear' })
    expect(await reviewOf(draft.id)).toMatchObject({ state: 'published', to_improve: /^The laptop/ })
    await resend()
    await act(draft.id, 'approve')
    expect(await reviewOf(draft.id)).toMatchObject({ state: 'published', to_improve: 'Better boots, and sooner.' })
    await expectCounted()
    await undo()
    expect(await reviewOf(draft.id)).toMatchObject({ state: 'published', to_improve: /^The laptop/ })
    await expectCounted()
  })

  it('hides and restores a published review', async () => {
    const draft = await buildWaiting()
    await act(draft.id, 'approve')
    const { id, slug } = (await reviewOf(draft.id)) ?? { id: 0, slug: '' }
    await act(draft.id, 'hide')
    expect((await site.host.request(`/reviews/${id}-${slug}`)).status).toBe(404)
    expect(await page('/moderation')).toContain('Hidden until checked (1)')
    await expectCounted()
    await act(draft.id, 'restore')
    expect((await site.host.request(`/reviews/${id}-${slug}`)).status).toBe(200)
    await expectCounted()
  })

  it("takes the employer's reply once", async () => {
    const draft = await buildWaiting()
    await act(draft.id, 'approve')
    expect((await act(draft.id, 'reply')).status).toBe(422)
    expect((await act(draft.id, 'reply', { text: 'Thank you.\r\nThe boots came.' })).status).toBe(303)
    expect((await reviewOf(draft.id))?.reply_text).toBe('Thank you.\nThe boots came.')
    expect((await act(draft.id, 'reply', { text: 'Again' })).status).toBe(409)
  })

  it.each([
    ['approve', 'rejected'],
    ['hide', 'pending'],
    ['restore', 'published'],
    ['reject', 'withdrawn'],
  ] as const)('does not %s a review that is %s', async (name, state) => {
    const draft = await buildWaiting({ state })
    expect((await act(draft.id, name, { reason: 'other', text: 'x' })).status).toBe(409)
    expect((await draftOf(draft.id)).state).toBe(state)
    expect(await actsOf(draft.id)).toEqual([])
  })
})

describe('two moderators', () => {
  it('the second sees what the first has done', async () => {
    const draft = await buildWaiting()
    const version = String(draft.version)
    await act(draft.id, 'reject', { reason: 'other', version })
    const late = await actAs(site.mark)(draft.id, 'approve', { version })
    expect(late.status).toBe(409)
    const html = await late.text()
    expect(html).toContain('Another moderator has rejected this review')
    expect(html).toContain('Rejected by Mona')
    const call = await site.host.request(`/moderation/reviews/${draft.id}/approve`, {
      method: 'POST',
      headers: site.mark,
      body: JSON.stringify({ version: draft.version }),
    })
    expect(call.status).toBe(409)
    expect(await call.text()).toContain('Another moderator has')
  })

  it('of two decisions at the same moment one holds', async () => {
    const draft = await buildWaiting()
    const version = String(draft.version)
    const answers = await Promise.all([
      act(draft.id, 'approve', { version }),
      actAs(site.mark)(draft.id, 'reject', { reason: 'other', version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    expect(await actsOf(draft.id)).toHaveLength(1)
    await expectCounted()
  })
})

describe('undo', () => {
  it('within a minute takes a publication back, and its mail', async () => {
    const draft = await buildWaiting()
    await act(draft.id, 'approve')
    const review = await reviewOf(draft.id)
    expect(await page('/moderation')).toContain(`/moderation/acts/${await lastAct()}/undo`)
    expect((await undo(site.mark)).status).toBe(404)
    expect((await undo()).status).toBe(303)
    expect(await draftOf(draft.id)).toMatchObject({ state: 'pending', review_id: null })
    expect((await site.host.request(`/reviews/${review?.id}-${review?.slug}`)).status).toBe(404)
    await expectCounted()
    const sent = (await mailsTo(site.host, 'author@example.test')).length
    await endMinute()
    expect(await mailsTo(site.host, 'author@example.test')).toHaveLength(sent)
    const log = await actsOf(draft.id)
    expect(log.map(row => row.act)).toEqual(['approve', 'undo'])
    const again = await post(`/moderation/acts/${log[0]?.id}/undo`)
    expect(again.status).toBe(409)
  })

  it('is refused after a minute, and when something else has happened', async () => {
    const draft = await buildWaiting()
    await act(draft.id, 'reject', { reason: 'other' })
    site.host.clock.set(new Date(site.host.clock.now().getTime() + 61_000))
    expect((await undo()).status).toBe(409)
    expect((await draftOf(draft.id)).state).toBe('rejected')
    const other = await buildWaiting({ company: (await buildCompany(site.host.db, { name: 'Other Rail' })).id })
    await act(other.id, 'approve')
    const first = await lastAct()
    await actAs(site.mark)(other.id, 'hide', {})
    expect((await post(`/moderation/acts/${first}/undo`)).status).toBe(409)
    expect((await draftOf(other.id)).state).toBe('under-review')
  })
})

describe('the log', () => {
  it('cannot be changed', async () => {
    const draft = await buildWaiting()
    await act(draft.id, 'reject', { reason: 'other' })
    await expect(site.host.db.deleteFrom('moderation_acts').execute()).rejects.toThrow('cannot be changed')
    await expect(site.host.db.updateTable('moderation_acts').set({ text: 'x' }).execute()).rejects.toThrow(
      'cannot be changed',
    )
    await expect(sql`truncate moderation_acts`.execute(site.host.db)).rejects.toThrow('cannot be changed')
  })
})
