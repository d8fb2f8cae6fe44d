import { describe, it } from 'vitest'
import { expectNone, filesUnder, read } from './support'

const POLICY = 'host/db/visibility.ts'
/** A rule of the policy as Kysely or SQL text: `'state', '=', 'published'` or `status in ('open', 'interest')`. */
const RULE = /\b(?:status|state)'?(?:, '|\s)(?:=|in|not in)(?:', |\s)[[(]?'(?:live|published|draft|open', 'interest)'/g

describe('what visitors may see', () => {
  it(`is decided in ${POLICY} only`, () => {
    expectNone(
      [...filesUnder('host'), ...filesUnder('tools')]
        .filter(file => file.endsWith('.ts') && file !== POLICY)
        .flatMap(file => [...read(file).matchAll(RULE)].map(([rule]) => `${file}: ${rule}`)),
      `Use the conditions of ${POLICY}:`,
    )
  })
})
