import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from '../../host/config'

describe('loadConfig', () => {
  it('needs nothing at the desk', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({ PORT: 3000, BASE_URL: 'http://localhost:3000', RELEASE_STAGE: 'development' })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('lists every fault in one message', () => {
    const read = () =>
      loadConfig({ PORT: 'http', RATE_LIMITS: 'yes', DATABASE_URL: 'mysql://x', RELEASE_STAGE: 'production' })
    expect(read).toThrow(ConfigError)
    for (const key of ['PORT', 'RATE_LIMITS', 'DATABASE_URL', 'BASE_URL', 'SESSION_SECRET']) {
      expect(read).toThrow(key)
    }
  })

  it('takes an empty value as none', () => {
    expect(loadConfig({ PORT: ' ', DATABASE_URL: '' }).PORT).toBe(3000)
  })
})
