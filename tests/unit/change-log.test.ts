import { describe, expect, it } from 'vitest'
import { createChangeLog } from '../../host/db/change-log'

describe('the log of changes', () => {
  it('knows which subjects have changed since a version', () => {
    const log = createChangeLog()
    expect(log.add([['7', 'company:1']])).toBe(true)
    const version = log.version()
    log.add([['8', 'company:2']])
    expect(log.isUnchangedSince(version, ['company:1', 'company:3'])).toBe(true)
    expect(log.isUnchangedSince(version, ['company:1', 'company:2'])).toBe(false)
    expect(log.isUnchangedSince(version)).toBe(false)
    expect(log.isUnchangedSince(log.version())).toBe(true)
  })

  it('counts a transaction that is returned twice once', () => {
    const log = createChangeLog()
    log.add([['7', 'company:1']])
    const version = log.version()
    expect(log.add([['7', 'company:1']])).toBe(false)
    expect(log.version()).toBe(version)
  })

  it('takes a change of everything as one of each subject', () => {
    const log = createChangeLog()
    const version = log.version()
    log.add([['7', 'all']])
    expect(log.isUnchangedSince(version, ['company:1'])).toBe(false)
  })

  it('remembers a limited number of subjects; then everything has changed', () => {
    const log = createChangeLog(3)
    const version = log.version()
    log.add([1, 2, 3].map(id => [String(id), `company:${id}`]))
    expect(log.isUnchangedSince(version, ['company:9'])).toBe(true)
    log.add([['4', 'company:4']])
    expect(log.isUnchangedSince(version, ['company:9'])).toBe(false)
    expect(log.isUnchangedSince(log.version(), ['company:4'])).toBe(true)
  })
})
