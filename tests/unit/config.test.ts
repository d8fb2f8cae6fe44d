import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from '../../host/config'

describe('loadConfig', () => {
  it('needs no setting in development', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({ PORT: 3000, BASE_URL: 'http://localhost:3000', RELEASE_STAGE: 'development' })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('lists every fault in one message', () => {
    const read = () =>
      loadConfig({ PORT: 'http', RATE_LIMITS: 'yes', DATABASE_URL: 'mysql://x', RELEASE_STAGE: 'production' })
    expect(read).toThrow(ConfigError)
    for (const key of [
      'PORT',
      'RATE_LIMITS',
      'DATABASE_URL',
      'BASE_URL',
      'SESSION_SECRET',
      'OPERATOR_NAME',
      'OPERATOR_ADDRESS',
    ]) {
      expect(read).toThrow(key)
    }
  })

  it('reads a list of origins, and names wrong ones', () => {
    const TAG_MANAGER_URL = 'https://tags.example/tags.js?id=1'
    const config = loadConfig({ TAG_MANAGER_URL, TAG_MANAGER_ORIGINS: ' https://*.a.example  http://b.example:81 ' })
    expect(config.TAG_MANAGER_ORIGINS).toEqual(['https://*.a.example', 'http://b.example:81'])
    for (const wrong of [
      'a.example',
      'https://a.example/path',
      "'unsafe-inline'",
      'data:',
      'https://*',
      'https://a.example;x',
    ]) {
      expect(() => loadConfig({ TAG_MANAGER_ORIGINS: wrong }), wrong).toThrow('TAG_MANAGER_ORIGINS')
    }
  })

  it('takes an empty value as none', () => {
    expect(loadConfig({ PORT: ' ', DATABASE_URL: '' }).PORT).toBe(3000)
  })
})
