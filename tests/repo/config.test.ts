import { describe, it } from 'vitest'
import { SETTINGS } from '../../host/config'
import { expectNone, filesUnder, linesMatching, read } from './support'

const settings = Object.entries<{ fallback?: string; about: string }>(SETTINGS)
/** The expected `.env.example`: the description of each setting, then the setting, commented out. */
const expected = settings.map(([key, { about, fallback }]) => `# ${about}\n#${key}=${fallback ?? ''}\n`)

describe('.env.example', () => {
  const text = read('.env.example')

  it('lists every setting with its description and its default', () => {
    expectNone(
      expected.filter(entry => !text.includes(entry)),
      'Add these to .env.example exactly as they are here:',
    )
  })

  it('lists only settings of host/config.ts', () => {
    const keys = [...text.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, key = '']) => key)
    expectNone(
      keys.filter(key => !(key in SETTINGS)),
      'Remove these from .env.example, or add them to SETTINGS in host/config.ts:',
    )
  })
})

describe('the environment', () => {
  it('is read by config.ts only', () => {
    expectNone(
      [...filesUnder('host'), ...filesUnder('tools')]
        .filter(file => file !== 'host/config.ts' && !file.startsWith('tools/kit/'))
        .flatMap(file => linesMatching(file, /\bprocess\.env\b/)),
      'host/config.ts turns the environment into a config once; take it from `Services`:',
    )
  })
})
