import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PATH_FILTERS, QUERY_FILTERS } from '../../host/search/filters'
import { importsUnder } from './imports'
import { expectNone, filesUnder, read } from './support'

const FILTERS = 'host/search/filters'
/** The other files of the folder. */
const SHARED = ['index.ts', 'numbered.ts', 'path-filter.ts', 'query-filter.ts', 'refinements.ts']
const SEARCH = ['host/search', 'host/features/public/search', 'widgets/search/search-app', 'templates/search']
/** Files in which a key is another word: a sort of jobs, a list in the JSON of the answer, the facet that every row has. */
const OTHER_MEANINGS: Readonly<Record<string, readonly string[]>> = {
  closing: ['host/search/address/state.ts', 'host/search/engine/page-queries.ts'],
  show: [
    'host/features/public/search/answer.ts',
    'host/search/engine/facet-queries.ts',
    'host/search/engine/row-queries.ts',
    'host/search/engine/page-queries.ts',
    'host/search/engine/stored-count-queries.ts',
    'widgets/search/search-app/answer.ts',
  ],
}
/** Stories show filters by name. */
const isStory = (file: string) => file.endsWith('/examples.ts')
const filterFiles = filesUnder(FILTERS).filter(file => !SHARED.includes(path.basename(file)))

/** Files that name a key as a string or as a property. */
const filesNaming = (key: string) =>
  SEARCH.flatMap(filesUnder).filter(
    file => !isStory(file) && new RegExp(`['"\`]${key}['"\`]|\\b${key}:|\\.${key}\\b`).test(read(file)),
  )

describe('the filters of the search', () => {
  it('are one file each, and all in the list', () => {
    const list = read(`${FILTERS}/index.ts`)
    expectNone(
      filterFiles.filter(file => !list.includes(`'./${path.basename(file, '.ts')}'`)),
      `Import these in ${FILTERS}/index.ts and add them to its list:`,
    )
    expect(filterFiles).toHaveLength(PATH_FILTERS.length + QUERY_FILTERS.length)
  })

  it.each(QUERY_FILTERS.map(({ key }) => key))('"%s" is named in its own file only', key => {
    const named = filesNaming(key).filter(file => !OTHER_MEANINGS[key]?.includes(file))
    expectNone(
      named.filter(file => !filterFiles.includes(file)),
      `Read what these need from the filters of ${FILTERS}/index.ts:`,
    )
    expect(named).toHaveLength(1)
  })

  it('have keys and places in addresses of their own', () => {
    const keys = [...PATH_FILTERS, ...QUERY_FILTERS].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(QUERY_FILTERS.map(({ position }) => position)).size).toBe(QUERY_FILTERS.length)
  })
})

describe('the search', () => {
  const imports = importsUnder('host')

  it('leads from its routes to any SQL in at most 12 files', () => {
    const lengths = pathLengths('host/features/public/search/routes.ts')
    const statements = filesUnder('host/search').filter(file => /sql(<[^`]*>)?`/.test(read(file)))
    expect(statements.length).toBeGreaterThan(10)
    expectNone(
      statements.filter(file => (lengths.get(file) ?? Infinity) > 12),
      'These are further from the routes:',
    )
  })

  /** How many files a request passes from one file to each other, both included. */
  function pathLengths(from: string): Map<string, number> {
    const lengths = new Map([[from, 1]])
    for (const [file, length] of lengths) {
      for (const { to } of imports.filter(item => item.from === file && !item.typeOnly)) {
        if (to && !lengths.has(to)) {
          lengths.set(to, length + 1)
        }
      }
    }
    return lengths
  }
})
