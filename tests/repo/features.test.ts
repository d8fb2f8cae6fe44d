import { describe, expect, it } from 'vitest'
import { expectNone, featureFolders, filesUnder, read } from './support'

const KNOWN = ['index', 'routes', 'input', 'queries', 'view', 'machine', 'commands', 'policy', 'jobs', 'mails'].map(
  name => `${name}.ts`,
)
const features = featureFolders()
/** Imports that only files with a known role may have: the request, the database, the templates. */
const IMPURE =
  /import (?!type\b)[^'\n]*from '(\.\.\/)+(http\/(context|render|reply|guard|session)|db)\b|from '(koa|@koa\/[\w-]+|kysely|pg)'/

describe('host/features', () => {
  it.each(features)('%s keeps requests, queries and views in their files', feature => {
    const dir = `host/features/${feature}`
    const others = filesUnder(dir).filter(file => !isKnown(file.slice(dir.length + 1)))
    expectNone(
      others.filter(file => IMPURE.test(read(file))),
      `Only ${KNOWN.join(', ')} (or <what>-queries.ts and so on) may use the request or the database; move the code there:`,
    )
  })

  it('are all in the one list', () => {
    const list = read('host/features/index.ts')
    expectNone(
      features.filter(feature => hasRoutes(feature) && !list.includes(`./${feature}`)),
      'Add these to host/features/index.ts, in reading order:',
    )
  })

  it('are plural nouns in kebab-case', () => {
    for (const feature of features) {
      expect(feature, 'folders are kebab-case').toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/)
    }
  })
})

const hasRoutes = (feature: string) => filesUnder(`host/features/${feature}`).some(file => file.endsWith('/routes.ts'))

function isKnown(file: string): boolean {
  return KNOWN.includes(file) || KNOWN.slice(1).some(known => file.endsWith(`-${known}`))
}
