import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig, SETTINGS } from '../../host/config'

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

  it('never quotes a value', () => {
    // Two of these are too long, and the others of no kind that a setting takes.
    for (const value of ['c4nary-6f1d', `postgres://c4nary-6f1d:p%@h:x/`, 'c4nary-6f1d '.repeat(40), '98765432109']) {
      for (const RELEASE_STAGE of ['production', value]) {
        const env = Object.fromEntries(Object.keys(SETTINGS).map(key => [key, value]))
        const message = messageOf({ ...env, RELEASE_STAGE })
        expect(message).toContain('PORT')
        expect(message).not.toContain('6f1d')
        expect(message).not.toContain('98765')
      }
    }
  })
})

describe('in production', () => {
  const env = {
    RELEASE_STAGE: 'production',
    BASE_URL: 'https://www.example.org',
    SESSION_SECRET: 'd2b47ac9f10e83561c7ae5904bd36f28',
    OPERATOR_NAME: 'Example Ltd',
    OPERATOR_ADDRESS: '1 High Street, Leeds',
  }

  it('takes an address with https only', () => {
    expect(loadConfig(env).BASE_URL).toBe('https://www.example.org')
    for (const BASE_URL of ['http://www.example.org', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]']) {
      expect(() => loadConfig({ ...env, BASE_URL }), BASE_URL).toThrow('BASE_URL must start with https://')
      expect(loadConfig({ ...env, BASE_URL, RELEASE_STAGE: 'staging' }).BASE_URL).toBe(BASE_URL)
    }
    expect(() => loadConfig({ ...env, RELEASE_STAGE: ' production ', BASE_URL: undefined })).toThrow('BASE_URL')
  })

  it.each([
    'changeme'.repeat(5),
    'secret'.repeat(6),
    's'.repeat(40),
    'ab'.repeat(20),
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    'please-change-this-secret-before-production!!',
    'your-super-secret-session-key-change-in-production',
    'ThisIsAVeryLongSecretThatNobodyWillGuess',
    'deadbeefcafebabedeadbeefcafebabe',
  ])('refuses the secret %s', SESSION_SECRET => {
    expect(() => loadConfig({ ...env, SESSION_SECRET })).toThrow('SESSION_SECRET is easy to guess')
    expect(loadConfig({ ...env, SESSION_SECRET, RELEASE_STAGE: 'test' }).SESSION_SECRET).toBe(SESSION_SECRET)
  })

  it('asks the same of the token of /metrics, which is optional', () => {
    expect(loadConfig(env).METRICS_TOKEN).toBeUndefined()
    const weak = { ...env, METRICS_TOKEN: 'changeme'.repeat(5) }
    expect(() => loadConfig(weak)).toThrow('METRICS_TOKEN is easy to guess')
    expect(() => loadConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must be 32 characters or more')
  })

  it.each([
    '7d1f0a93c58be264f0417ad9e35c862b',
    'f3a91c07de5b4826a0c7914e63bd58f20e6d4b93c1a85f7720de49b61f8c3a57',
    'Zk3vQ9xwT1mPbL7RdY2sHcJ8nGfA5uXe',
    'Wq0T9-vK_3zXbRj7LmPd81ghYcNfS2kUeoA4tQxV6Zs',
    'kqzjwpxvtnbgmhcdylfrsuoeaiwqkzpxjvbt',
  ])('takes the random secret %s', SESSION_SECRET => {
    expect(loadConfig({ ...env, SESSION_SECRET }).SESSION_SECRET).toBe(SESSION_SECRET)
  })
})

function messageOf(env: Record<string, string>): string {
  try {
    loadConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
