import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'
import { undoOn } from '../../support/undo-form'

type Headers = Record<string, string>
interface Note {
  id: number
  text: string
  sortOrder: number
  createdAt: string
  updatedAt: string
  version: number
}

let host: TestHost
let sam: Headers
let ana: Headers
let jobId: number
let externalId: number

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  jobId = (await buildJob(host.db, company.id)).id
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
  const job = { jobTitle: 'Lab placement', companyName: 'Fen Bioscience' }
  externalId = ((await send('POST', '/external-jobs', { body: job })).body as unknown as Note).id
})
afterAll(() => host.close())
beforeEach(() => host.db.deleteFrom('job_notes').execute())

async function send(method: string, path: string, { body, headers = sam }: { body?: object; headers?: Headers } = {}) {
  const answer = await host.request(`/ajax/user${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const json: unknown = answer.status === 204 ? {} : await answer.json()
  return { status: answer.status, body: json as { userNotes: Note[]; errors: Record<string, string[]> } & Note }
}
const add = (text: string, at: object = { jobId }, headers = sam) =>
  send('POST', '/job-notes', { body: { ...at, text }, headers })
const list = async (headers = sam) =>
  (await send('GET', `/job-notes/by-job/${jobId}`, { headers })).body.userNotes.map(({ text }) => text)

describe('adding a note', () => {
  it('puts it at the top and answers with it', async () => {
    await add('first')
    const answer = await add('  second\r\nline  ')
    expect(answer).toEqual({
      status: 201,
      body: {
        id: expect.any(Number) as number,
        text: 'second\nline',
        version: 1,
        sortOrder: 0,
        createdAt: expect.any(String) as string,
        updatedAt: expect.any(String) as string,
      },
    })
    expect(await list()).toEqual(['second\nline', 'first'])
  })

  it.each([
    ['', { text: ['Write a note before saving'] }],
    [' \n ', { text: ['Write a note before saving'] }],
    ['x'.repeat(2001), { text: ['Note must be 2,000 characters or fewer'] }],
  ])('refuses %j', async (text, errors) => {
    expect(await add(text)).toMatchObject({ status: 422, body: { errors } })
  })

  it('needs one job, and one that the person can see', async () => {
    expect(await add('x', {})).toMatchObject({ status: 422, body: { errors: { jobId: [expect.any(String)] } } })
    expect((await add('x', { jobId, externalJobId: externalId })).status).toBe(422)
    expect((await add('x', { jobId: 2147483647 })).status).toBe(404)
    expect((await add('x', { externalJobId: externalId }, ana)).status).toBe(404)
    expect((await add('x', { externalJobId: externalId })).status).toBe(201)
  })

  it('ends at 50 notes on a job, also when many are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 55 }, (_, index) => add(`note ${index}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(await list()).toHaveLength(50)
  })
})

describe('changing notes', () => {
  it('changes and deletes a note at the address of its kind only', async () => {
    const { id } = (await add('about the site')).body
    const other = (await add('about another site', { externalJobId: externalId })).body
    expect((await send('PUT', `/external-notes/${id}`, { body: { text: 'x' } })).status).toBe(404)
    expect((await send('DELETE', `/job-notes/${other.id}`)).status).toBe(404)
    const changed = await send('PUT', `/job-notes/${id}`, { body: { text: 'changed' } })
    expect(changed).toMatchObject({ status: 200, body: { id, text: 'changed', sortOrder: 0 } })
    expect((await send('PUT', `/external-notes/${other.id}`, { body: { text: '' } })).status).toBe(422)
    expect((await send('DELETE', `/external-notes/${other.id}`)).status).toBe(204)
    const left = await send('GET', `/job-notes/by-external-job/${externalId}`)
    expect(left.body.userNotes).toEqual([])
    expect(await list()).toEqual(['changed'])
  })

  it('moves a note to a place, and to the end for a place behind it', async () => {
    for (const text of ['a', 'b', 'c']) {
      await add(text)
    }
    const [c, b] = (await send('GET', `/job-notes/by-job/${jobId}`)).body.userNotes as [Note, Note]
    const moved = await send('PUT', `/job-notes/sort-order/${c.id}`, { body: { sortOrder: 1 } })
    expect(moved.body.userNotes.map(({ text, sortOrder }) => [text, sortOrder])).toEqual([
      ['b', 0],
      ['c', 1],
      ['a', 2],
    ])
    await send('PUT', `/job-notes/sort-order/${b.id}`, { body: { sortOrder: 99 } })
    expect(await list()).toEqual(['c', 'a', 'b'])
    await add('newest')
    expect(await list()).toEqual(['newest', 'c', 'a', 'b'])
    expect((await send('PUT', `/job-notes/sort-order/${b.id}`, { body: { sortOrder: -1 } })).status).toBe(422)
  })

  it('refuses a text that was made from an older version, and tells of one that is gone', async () => {
    const { id, version } = (await add('first')).body
    const save = (text: string, from?: number) => send('PUT', `/job-notes/${id}`, { body: { text, version: from } })
    const [one, two] = await Promise.all([save('left tab', version), save('right tab', version)])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    const [stored] = await list()
    expect(stored).toBe(one.status === 200 ? 'left tab' : 'right tab')
    expect((await save('chosen', version + 1)).body.version).toBe(version + 2)
    expect((await save('any')).status).toBe(200)
    expect((await save('x', 0)).status).toBe(422)
    await send('DELETE', `/job-notes/${id}`)
    expect((await save('late', version)).status).toBe(404)
  })

  it('keeps every note when two tabs reorder at once', async () => {
    const ids = []
    for (const text of ['a', 'b', 'c', 'd']) {
      ids.push((await add(text)).body.id)
    }
    await Promise.all(
      ids.map((id, index) => send('PUT', `/job-notes/sort-order/${id}`, { body: { sortOrder: index } })),
    )
    expect((await list()).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('shows and changes nothing of someone else', async () => {
    const { id } = (await add('mine')).body
    expect(await list(ana)).toEqual([])
    for (const [method, path, body] of [
      ['PUT', `/job-notes/${id}`, { text: 'hers' }],
      ['DELETE', `/job-notes/${id}`, undefined],
      ['PUT', `/job-notes/sort-order/${id}`, { sortOrder: 0 }],
    ] as const) {
      expect((await send(method, path, { headers: ana, ...(body ? { body } : {}) })).status).toBe(404)
    }
    expect((await send('GET', `/job-notes/by-external-job/${externalId}`, { headers: ana })).status).toBe(404)
    expect(await list()).toEqual(['mine'])
  })
})

describe('without script', () => {
  const form = (path: string, fields: Record<string, string>) =>
    host.request(path, {
      method: 'POST',
      headers: { Cookie: sam.Cookie ?? '', Origin: host.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ _csrf: sam['X-XSRF-TOKEN'] ?? '', ...fields }),
      redirect: 'manual',
    })

  it('adds, changes, moves and deletes a note by forms', async () => {
    const added = await form(`/dashboard/notes/jobs/${jobId}`, { text: 'by form' })
    expect([added.status, added.headers.get('Location')]).toEqual([303, `/dashboard/app-tracker/all/${jobId}`])
    await add('top')
    const [top, first] = (await send('GET', `/job-notes/by-job/${jobId}`)).body.userNotes as [Note, Note]
    await form(`/ajax/user/job-notes/${first.id}/move`, { to: 'up' })
    expect(await list()).toEqual(['by form', 'top'])
    await form(`/ajax/user/job-notes/${first.id}/move`, { to: '1' })
    expect(await list()).toEqual(['top', 'by form'])
    expect((await form(`/ajax/user/job-notes/${first.id}/move`, { to: 'left' })).status).toBe(422)
    await form(`/ajax/user/job-notes/${first.id}/move`, { to: '0' })
    expect(await list()).toEqual(['by form', 'top'])
    expect((await form(`/dashboard/notes/${top.id}`, { text: 'edited' })).status).toBe(303)
    expect((await form(`/ajax/user/job-notes/${first.id}/removal`, {})).status).toBe(303)
    expect(await list()).toEqual(['edited'])
  })

  it('restores a deleted note at its place, by the form in the message', async () => {
    const ids: number[] = []
    for (const text of ['a', 'two\nlines <b>', 'c']) {
      ids.push((await add(text)).body.id)
    }
    const before = (await send('GET', `/job-notes/by-job/${jobId}`)).body.userNotes[1]
    await form(`/ajax/user/job-notes/${ids[1]}/removal`, {})
    expect(await list()).toEqual(['c', 'a'])
    const { action, fields } = await undoOn(host, sam, `/dashboard/app-tracker/all/${jobId}`)
    host.clock.set(new Date(host.clock.now().getTime() + 60_000).toISOString())
    expect((await form(action, fields)).headers.get('Location')).toBe(`/dashboard/app-tracker/all/${jobId}`)
    const restored = (await send('GET', `/job-notes/by-job/${jobId}`)).body.userNotes
    expect(restored.map(({ text }) => text)).toEqual(['c', 'two\nlines <b>', 'a'])
    expect(restored[1]?.createdAt).toBe(before?.createdAt)
    expect((await form(action, { ...fields, place: '-1' })).status).toBe(422)
    expect((await form(action, { ...fields, job: '2147483647' })).status).toBe(404)
  })

  it('shows both texts after a change in another tab, and replaces the other when told again', async () => {
    const { id } = (await add('first')).body
    const path = `/dashboard/notes/${id}`
    await form(path, { text: 'other tab', version: '1' })
    const answer = await form(path, { text: 'this tab', version: '1' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    for (const text of ['This note was changed in another tab', 'other tab</p>', 'this tab</textarea>', 'value="2"']) {
      expect(html).toContain(text)
    }
    expect(await list()).toEqual(['other tab'])
    expect((await form(path, { text: 'this tab', version: '2' })).status).toBe(303)
    expect(await list()).toEqual(['this tab'])
  })

  it('shows the form again with the text that was too long', async () => {
    const text = 'long '.repeat(500)
    const answer = await form(`/dashboard/notes/jobs/${jobId}`, { text })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('Note must be 2,000 characters or fewer')
    expect(html).toContain(text.trim())
  })
})
