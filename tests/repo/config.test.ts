import { describe, it } from 'vitest'
import { SETTINGS } from '../../host/config'
import { expectNone, filesUnder, linesMatching, read } from './support'

const settings = Object.entries<{ fallback?: string; about: string }>(SETTINGS)
/** The whole of `.env.example` that the schema asks for: the line about a setting, then the setting, switched off. */
const expected = settings.map(([key, { about, fallback }]) => `# ${about}\n#${key}=${fallback ?? ''}\n`)

describe('.env.example', () => {
  const text = read('.env.example')

  it('holds every setting with its line and its default', () => {
    expectNone(
      expected.filter(entry => !text.includes(entry)),
      'Put these into .env.example as they stand here:',
    )
  })

  it('holds nothing that host/config.ts does not know', () => {
    const keys = [...text.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, key = '']) => key)
    expectNone(
      keys.filter(key => !(key in SETTINGS)),
      'Take these out of .env.example, or add them to SETTINGS in host/config.ts:',
    )
  })
})

describe('the environment', () => {
  it('is read by config.ts only', () => {
    expectNone(
      filesUnder('host')
        .filter(file => file !== 'host/config.ts')
        .flatMap(file => linesMatching(file, /\bprocess\.env\b/)),
      'host/config.ts turns the environment into a config once; take it from `Services`:',
    )
  })
})
