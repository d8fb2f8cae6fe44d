import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser, jobPath } from '../../support/rows'

const IMPORT = '/ajax/user/app-tracker/import'
const PAGE = '/dashboard/import-applications'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Row {
  row: number
  title: string
  company: string
  stage: string
  facts: { name: string; text: string }[]
  outcome: string
  problems: { column: string; text: string }[]
  remarks: string[]
}
interface Preview {
  importId: string
  columns: { name: string; index: number | null }[]
  counts: { imported: number; duplicates: number; problems: number }
  rows: Row[]
}
interface Saved {
  id: number
  type: string
  title: string
  deadlineTimestamp: number | null
  appTrackerStages: { slug: string; done: boolean; date: string | null }[]
}

let host: TestHost
let ownJob: { id: number; slug: string }
let headers: Record<string, string>
let sam: BrowserSession
let ana: BrowserSession

beforeAll(async () => {
  host = await createTestHost()
  ownJob = await buildJob(host.db, (await buildCompany(host.db)).id)
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  host.clock.set('2026-10-05T09:00:00Z')
  for (const table of [
    'saved_items',
    'external_jobs',
    'app_tracker_stages',
    'job_notes',
    'application_imports',
  ] as const) {
    await host.db.deleteFrom(table).execute()
  }
  headers = await host.callHeaders('sam@example.test')
  sam = await logIn(host)
  ana = await logIn(host, { email: 'ana@example.test' })
})

const upload = (body: string | Uint8Array<ArrayBuffer>, type = 'text/csv') =>
  host.request(IMPORT, { method: 'POST', headers: { ...headers, 'Content-Type': type }, body })
const preview = async (...given: Parameters<typeof upload>) => (await (await upload(...given)).json()) as Preview
const run = (id: string, body: object = {}, browser = sam) => browser.call('POST', `${IMPORT}/${id}`, body)
const saved = async () =>
  ((await (await sam.call('GET', '/ajax/saved-items/jobs')).json()) as { savedJobItems: Saved[] }).savedJobItems
const doneOf = (job: Saved | undefined) => job?.appTrackerStages.filter(({ done }) => done).map(({ slug }) => slug)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const nameOf = (column: number) =>
  (column < 26 ? '' : LETTERS[Math.floor(column / 26) - 1]) + (LETTERS[column % 26] ?? '')

/** The smallest valid spreadsheet, with text cells. */
function xlsx(...sheets: readonly (readonly (readonly string[])[])[]): Uint8Array<ArrayBuffer> {
  const cell = (text: string, row: number, column: number) =>
    `<c r="${nameOf(column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const each = (write: (n: number) => string) => sheets.map((_, index) => write(index + 1)).join('')
  const sheetOf = (rows: readonly (readonly string[])[]) => {
    const cells = rows.map(
      (row, index) =>
        row.length > 0 &&
        `<row r="${index + 1}">${row.map((text, column) => cell(text, index, column)).join('')}</row>`,
    )
    return `${head}<worksheet ${main}><sheetData>${cells.filter(Boolean).join('')}</sheetData></worksheet>`
  }
  const files = {
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${relations}"><sheets>${each(n => `<sheet name="Sheet ${n}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each(n => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ...Object.fromEntries(sheets.map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(rows)])),
  }
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
}

/** All cells show the same long text. */
function repeating(rows: number, columns: number): Uint8Array<ArrayBuffer> {
  const row = (text: string) => Array.from({ length: columns }, () => text)
  return xlsx(Array.from({ length: rows }, () => row('x'.repeat(100))))
}

/** Unpacks from a few kilobytes to 40 MB. */
const bomb = () => new Uint8Array(zipSync({ 'xl/media/a.xml': new Uint8Array(40 * 1024 * 1024) }))

async function messageOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { errors: { file?: string[] } }).errors.file?.[0] ?? ''
}

describe('the preview', () => {
  it('finds columns, days and stages as people write them, and adds nothing', async () => {
    const csv = [
      'Company;Position;Status (update!);Due date;Applied on;Link;Comments',
      'Fen Bioscience;Lab placement;OA;31/12/2026;1/10/26;careers.fen.test/lab;"Ask Priya; bring ID"',
      'Halden Rail;Signalling;Rejected;;2 October 2026;;',
      'Crewe Café;Barista;;46387;;;',
    ].join('\r\n')
    const { rows, counts } = await preview(Buffer.from(csv, 'latin1'))
    expect(counts).toEqual({ imported: 3, duplicates: 0, problems: 0 })
    expect(rows.map(({ title, company, stage }) => [title, company, stage])).toEqual([
      ['Lab placement', 'Fen Bioscience', 'online-test'],
      ['Signalling', 'Halden Rail', 'unsuccessful'],
      ['Barista', 'Crewe Café', 'interested'],
    ])
    expect(await saved()).toEqual([])
  })

  it('names row, column and rule of what cannot be imported, and what it does not know', async () => {
    const csv = [
      'title,employer,deadline,status,url',
      ',Fen,,Applied,',
      'Lab,Fen,32/13/2026,Applied,https://fen.test/2',
      'Lab,,,Applied,',
      'Lab,Fen,,Thinking about it,https://fen.test/1',
      'LAB,fen,,Applied,',
      'Field,Fen,Rolling,Applied,ftp://fen.test',
    ].join('\n')
    const { rows } = await preview(csv)
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'problem'],
      [3, 'imported'],
      [4, 'problem'],
      [5, 'imported'],
      [6, 'duplicate'],
      [7, 'imported'],
    ])
    expect(rows[0]?.problems).toEqual([{ column: 'Job title', text: 'Enter the job title' }])
    expect(rows[1]?.remarks[0]).toContain('“32/13/2026” is not a date we can read')
    expect(rows[2]?.problems.map(({ column }) => column)).toEqual(['Employer'])
    expect(rows[5]?.remarks.map(text => text.split(':')[0])).toEqual(['Closing date', 'Web address'])
    expect(rows[3]?.remarks[0]).toContain('Thinking about it')
  })

  const ROW = 'Lab assistant,Fen Ltd,Applied,1/10/2026,31/12/2026'
  const HEADING = 'Job title,Employer,Status,Date,Application deadline'
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
  const tabs = (text: string) => text.replaceAll(',', '\t')

  it.each([
    ['a line that names the separator', `sep=;\r\n${HEADING}\n${ROW}`.replaceAll(',', ';')],
    ['a title above the heading', `My applications 2026,,,,\n,,,,\n${HEADING}\n${ROW}`],
    ['UTF-16 of spreadsheet programs', utf16(tabs(`${HEADING}\r\n${ROW}`))],
    ['UTF-16 in the other order', utf16(tabs(`${HEADING}\r\n${ROW}`)).swap16()],
    ['UTF-16 without a mark', utf16(tabs(`${HEADING}\r\n${ROW}`)).subarray(2)],
    ['bars between cells', `${HEADING}\n${ROW}`.replaceAll(',', '|')],
    ['a cover sheet', () => xlsx([['My year'], ['Please read', 'me']], [HEADING.split(','), ROW.split(',')])],
  ])('reads %s', async (_, body) => {
    const { rows } = await preview(typeof body === 'function' ? body() : body)
    expect(rows).toMatchObject([{ title: 'Lab assistant', company: 'Fen Ltd', stage: 'applied', remarks: [] }])
    expect(rows[0]?.facts).toEqual([
      { name: 'Closing date', text: '31 December 2026' },
      { name: 'Applied', text: '1 October 2026' },
    ])
  })

  it.each([
    ['CSV', (rows: string[][]) => rows.map(cells => cells.map(cell => `"${cell}"`).join(',')).join('\n')],
    ['XLSX', (rows: string[][]) => xlsx(rows)],
  ])('gives the rows of %s the numbers that spreadsheet programs show', async (_, write) => {
    const sheet = [[], ['My year'], [], HEADING.split(','), ROW.split(','), [], [], ['Cook', 'Moor Ltd\nHull']]
    const { rows } = await preview(write(sheet))
    expect(rows.map(({ row, title }) => [row, title])).toEqual([
      [5, 'Lab assistant'],
      [8, 'Cook'],
    ])
  })

  it('takes ticks for stages without a day', async () => {
    const { rows } = await preview(
      'Company,Role,Applied?,Online test,Interview\nFen,Cook,Yes,✓,\nMoor,Baker,No,,\nHull,Clerk,TRUE,,soon',
    )
    expect(rows.map(({ stage }) => stage)).toEqual(['online-test', 'interested', 'applied'])
    expect(rows.flatMap(({ remarks }) => remarks)).toEqual([
      'Interview: “soon” is not a day we can read, so we leave it out',
    ])
  })

  it('reads quotation marks within cells, and keeps a row whose link or note is unusable', async () => {
    const { rows } = await preview(
      `title,employer,link,location,notes\nTester 5" screen,Quo "Te" Ltd,Apply here,${'x'.repeat(200)},${'a b '.repeat(900)}\nLab,Fen,N/A,-,\n"Head" of growth,Fen,,,\n`,
    )
    expect(rows.map(({ title, company, outcome }) => [title, company, outcome])).toEqual([
      ['Tester 5" screen', 'Quo "Te" Ltd', 'imported'],
      ['Lab', 'Fen', 'imported'],
      ['“Head” of growth', 'Fen', 'imported'],
    ])
    expect(rows[0]?.remarks.map(text => text.split(':')[0])).toEqual(['Web address', 'Place'])
    expect(rows[0]?.facts.filter(({ name }) => name === 'Note')).toHaveLength(2)
    expect(rows[1]?.remarks).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['a heading alone', 'title,company'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 10, 0, 1])],
    ['a broken zip', Buffer.from('PK\u0003\u0004 and no more')],
    ['too many rows', `title,company\n${'a,b\n'.repeat(501)}`],
  ])('refuses %s', async (_, body) => {
    const answer = await upload(body)
    expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([422, ['file']])
  })

  it('stops reading at the limit, and counts only rows that have a cell', async () => {
    const blank = `title,company\nLab,Fen\n${',\n'.repeat(2000)}Field,Fen\n`
    expect((await preview(blank)).rows.map(({ title }) => title)).toEqual(['Lab', 'Field'])
    // Rows after the limit of all rows are not parsed.
    const broken = `title,company\n${'a,b\n'.repeat(5100)}a,"b`
    expect(await messageOf(await upload(broken))).toContain('more than 500 rows')
  })

  it.each([
    ['a line without an end', `title,company\n"${'a,b\n'.repeat(60_000)}`, 'could not read that CSV file'],
    ['a text that many cells repeat', () => repeating(500, 60), 'too much in it'],
    ['a long sheet', () => xlsx(Array.from({ length: 6000 }, () => ['a'])), 'more than 500 rows'],
    ['a zip that unpacks to a huge file', () => bomb(), 'could not read that XLSX file'],
  ])('refuses %s', async (_, body, message) => {
    expect(await messageOf(await upload(typeof body === 'string' ? body : body()))).toContain(message)
  })

  it('refuses a file over 1 MB, also in a form, and a form of many parts', async () => {
    expect((await upload(`title,company\n${'x'.repeat(1_100_000)}`)).status).toBe(413)
    const form = (...parts: [string, string][]) => {
      const lines = parts.map(([name, value]) => `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`)
      return upload(`${lines.join('')}--x--\r\n`, 'multipart/form-data; boundary=x')
    }
    const file = 'name="file"; filename="a.csv"'
    expect((await form([file, `title\n${'x'.repeat(1_400_000)}`])).status).toBe(413)
    const many = Array.from({ length: 30 }, (_, n) => [`name="f${n}"`, 'x'] as [string, string])
    expect((await form(...many, [file, 'title,company\nLab,Fen'])).status).toBe(400)
  })
})

describe('the import', () => {
  it('adds jobs with stage, day and note, once', async () => {
    const csv = 'Role,Company,Stage,Date applied,Notes\nLab,Fen,First interview,3/10/2026,=call Priya\n'
    const { importId } = await preview(csv)
    const answer = await run(importId)
    expect(await answer.json()).toEqual({ imported: 1, duplicates: 0, problems: 0 })
    const [job] = await saved()
    expect(job).toMatchObject({ title: 'Lab', type: 'external-jobs' })
    expect(doneOf(job)).toEqual(['interested', 'applied', 'interview'])
    expect(job?.appTrackerStages.find(({ slug }) => slug === 'applied')?.date).toBe('2026-10-03')
    const notes = await host.db.selectFrom('job_notes').select('text').execute()
    expect(notes).toEqual([{ text: '=call Priya' }])
    expect((await run(importId)).status).toBe(404)
    expect((await preview(csv)).counts).toEqual({ imported: 0, duplicates: 1, problems: 0 })
  })

  it.each([
    ['Applied', '1/11/2026', ['interested', 'applied']],
    ['', '1/11/2026', ['interested', 'applied']],
    ['Interview', '1/11/2026', ['interested', 'applied', 'interview']],
    ['Rejected', '1/11/2026', ['interested', 'applied', 'unsuccessful']],
    ['Applied', '', ['interested', 'applied']],
    ['Wishlist', '', ['interested']],
  ])('stores the stage that the preview shows: “%s”, applied “%s”', async (stage, day, expected) => {
    const { importId, rows } = await preview(`Role,Company,Status,Date applied\nLab,Fen,${stage},${day}\n`)
    await run(importId)
    const [job] = await saved()
    expect([rows[0]?.stage, doneOf(job)]).toEqual([expected.at(-1), expected])
  })

  it('makes a job that is no longer on the site a job of one’s own, as the preview says', async () => {
    const { importId, rows } = await preview('title,company,url\nOld lab,Fen,/jobs/99999-old\n,,/jobs/99998-old\n')
    expect(rows.map(({ outcome }) => outcome)).toEqual(['imported', 'problem'])
    expect(await (await run(importId)).json()).toEqual({ imported: 1, duplicates: 0, problems: 1 })
    expect(await saved()).toMatchObject([{ title: 'Old lab', type: 'external-jobs' }])
  })

  it('takes other columns than those it found, and reads XLSX', async () => {
    const { importId, columns } = await preview(
      xlsx([
        ['Thing', 'Who'],
        ['Lab &amp; field', 'Fen'],
      ]),
      XLSX,
    )
    expect(columns.filter(({ index }) => index !== null)).toEqual([])
    expect(await (await run(importId, { columns: { title: 0, company: 1 } })).json()).toMatchObject({ imported: 1 })
    expect((await saved())[0]?.title).toBe('Lab & field')
  })

  it('imports its own export again', async () => {
    await sam.call('POST', '/ajax/user/external-jobs', {
      jobTitle: '=HYPERLINK("x")',
      companyName: 'Fen, Bioscience',
      deadline: '2026-12-31',
      url: 'https://fen.test/lab',
    })
    await sam.call('PUT', `/ajax/user/app-tracker-stage/${ownJob.id}`, {
      appTrackerStages: [{ slug: 'offer', done: true }],
    })
    const before = await saved()
    const csv = await (await sam.call('GET', '/ajax/user/app-tracker/export?format=csv')).text()
    for (const table of ['saved_items', 'external_jobs', 'app_tracker_stages'] as const) {
      await host.db.deleteFrom(table).execute()
    }
    const { importId, rows } = await preview(csv)
    expect(rows.map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ['imported', []],
      ['imported', []],
    ])
    await run(importId)
    const after = await saved()
    const essence = (jobs: Saved[]) =>
      jobs
        .map(job => [job.title, job.deadlineTimestamp, doneOf(job)?.at(-1)])
        .sort((a, b) => String(a).localeCompare(String(b)))
    expect(essence(after)).toEqual(essence(before))
    expect(after.some(({ id, type }) => id === ownJob.id && type === 'jobs')).toBe(true)
  })

  it('saves a job of this site that a row names by its address', async () => {
    const { importId } = await preview(`url,status\n${host.services.config.BASE_URL}${jobPath(ownJob)},applied\n`)
    await run(importId)
    expect(await saved()).toMatchObject([{ id: ownJob.id, type: 'jobs' }])
  })

  it('is for the person only, and for an hour', async () => {
    const { importId } = await preview('title,company\nLab,Fen\n')
    expect((await run(importId, {}, ana)).status).toBe(404)
    expect((await ana.call('GET', `${PAGE}/${importId}`)).status).toBe(404)
    host.clock.set('2026-10-05T10:00:01Z')
    expect((await run(importId)).status).toBe(404)
    await host.runJob('purge-application-imports')
    expect(await host.db.selectFrom('application_imports').select('id').execute()).toEqual([])
  })

  it('adds nothing when not all fits, and imports once when two tabs import at the same time', async () => {
    const many = (count: number) =>
      `title,company\n${Array.from({ length: count }, (_, n) => `Job ${n},Fen\n`).join('')}`
    const tooMany = await preview(many(201))
    expect((await run(tooMany.importId)).status).toBe(409)
    expect(await saved()).toEqual([])
    const { importId } = await preview(many(3))
    const statuses = (await Promise.all([run(importId), run(importId)])).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 404])
    expect(await saved()).toHaveLength(3)
  })
})

describe('without script', () => {
  const send = (file: string, token = headers['X-XSRF-TOKEN'] ?? '') => {
    const body = new FormData()
    body.set('_csrf', token)
    body.set('file', new Blob([file], { type: 'text/csv' }), 'my jobs.csv')
    return host.request(IMPORT, { method: 'POST', headers: { Cookie: headers.Cookie ?? '', Origin: host.url }, body })
  }

  it('leads from the file to the preview to the tracker', async () => {
    expect(await sam.page(PAGE)).toContain('enctype="multipart/form-data"')
    const answer = await send('Thing,Who\n<b>Lab</b>,Fen\n')
    const path = answer.headers.get('Location') ?? ''
    expect([answer.status, path.startsWith(`${PAGE}/`)]).toEqual([303, true])
    expect(await sam.page(path)).toContain('Not in the spreadsheet')
    const page = await sam.page(`${path}?column-title=0&column-company=1`)
    expect(page).toContain('<strong>&lt;b&gt;Lab&lt;/b&gt;</strong> at Fen')
    expect(page).toContain('Import 1 job')
    const done = await sam.post(path, { 'column-title': '0', 'column-company': '1', 'column-url': '' })
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/dashboard/app-tracker'])
    expect(await sam.page('/dashboard/app-tracker')).toContain('1 job imported')
  })

  it('says what is wrong with a file, and needs the token', async () => {
    const answer = await send('')
    expect([answer.status, (await answer.text()).includes('Choose a spreadsheet as CSV or XLSX')]).toEqual([422, true])
    expect((await send('title,company\nLab,Fen\n', 'wrong')).status).toBe(419)
    expect((await sam.post(`${PAGE}/nonsense`)).status).toBe(404)
  })
})
