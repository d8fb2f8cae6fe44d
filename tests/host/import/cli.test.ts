import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedReference } from '../../../host/reference'
import { createEmbeddedDatabase, type TestDatabase } from '../../support/database'

const CLI = path.resolve(import.meta.dirname, '../../../tools/importer/cli.ts')
let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createEmbeddedDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'firstrung-import-'))
  await seedReference(database.db)
  await database.db
    .insertInto('places')
    .values({ slug: 'leeds', name: 'Leeds', kind: 'town', lat: 53.8, lng: -1.55 })
    .execute()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

interface Ended {
  code: number
  out: string
  err: string
}

function runCli(...args: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, DATA_DIR: database.dataDir, LOG_LEVEL: 'silent' }
  return new Promise(resolve => {
    execFile(process.execPath, ['--conditions=source', '--import', 'tsx', CLI, ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })
}

describe('npm run import', () => {
  it('works through the database of the process that holds the data folder', async () => {
    const file = path.join(folder, 'feed.jsonl')
    const advert = {
      title: 'Site Engineer',
      description: 'Build',
      hiringOrganization: { name: 'Northgate' },
      x_id: '1',
    }
    await writeFile(file, `${JSON.stringify(advert)}\nbroken\n`)
    const { code, out, err } = await runCli(file)
    expect(err).toContain('feed.jsonl:2 no id: the line is not valid JSON')
    expect(out).toMatch(/jobs\s+1\s+1\s+0\s+0\s+0/)
    expect(code).toBe(0)
    expect(await database.db.selectFrom('jobs').select('title').execute()).toEqual([{ title: 'Site Engineer' }])
  })

  it('ends with 1 where a complete feed looks like a part of it', async () => {
    const file = path.join(folder, 'part.json')
    const advert = (id: string) => ({
      title: `Cook ${id}`,
      hiringOrganization: { name: 'Northgate' },
      x_id: id,
      x_source: 'part',
    })
    await writeFile(file, JSON.stringify(['1', '2', '3'].map(advert)))
    expect(await runCli(file)).toMatchObject({ code: 0 })
    await writeFile(file, JSON.stringify([advert('1')]))
    const { code, out, err } = await runCli(file, '--complete')
    expect(err).toContain('Nothing was closed: part no longer lists 2 of its 3 open adverts')
    expect(out).toMatch(/jobs\s+1\s+0\s+0\s+1\s+0/)
    expect(code).toBe(1)
  })

  it('ends with 1 and says why if nothing was taken from a file', async () => {
    const [full, empty] = ['full.json', 'empty.json'].map(name => path.join(folder, name))
    await writeFile(full ?? '', JSON.stringify([{ title: 'Cook', hiringOrganization: { name: 'Fen' }, x_id: 'f1' }]))
    await writeFile(empty ?? '', JSON.stringify([{ title: 'Cook' }, { title: 'Baker' }]))
    const { code, err } = await runCli(full ?? '', empty ?? '')
    expect(err).toContain('empty.json: all 2 records were rejected, because its fields fit no known kind')
    expect(code).toBe(1)
  })

  it.each([
    [['--feeds', 'feeds.json', '--complete'], 'The file of --feeds says this: leave out complete'],
    [['feed.jsonl', '--kind', 'cats'], '--kind is one of jobs, listings, reviews, companies, not "cats"'],
    [['/nowhere/a.jsonl'], 'There is no file /nowhere/a.jsonl'],
  ])('ends with 1 and a sentence for %j', async (args, sentence) => {
    const { code, err } = await runCli(...args)
    expect(err).toContain(sentence)
    expect(code).toBe(1)
  })
})
