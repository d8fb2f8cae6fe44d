import { describe, expect, it } from 'vitest'
import { readOptions } from '../../tools/importer/options'
import { kindOf } from '../../tools/importer/read/kinds'
import { formatSummary } from '../../tools/importer/report'

describe('readOptions', () => {
  it('reads files and options in any order', () => {
    expect(readOptions(['--dry-run', 'a.jsonl', '--kind', 'jobs', 'b.jsonl.gz', '--shift-dates'])).toEqual({
      files: ['a.jsonl', 'b.jsonl.gz'],
      kind: 'jobs',
      dryRun: true,
      complete: false,
      force: false,
      shiftDates: true,
    })
  })

  it.each([
    [[], 'Name at least one file'],
    [['a', '--kind', 'cats'], '--kind is one of jobs, listings, reviews, companies, not "cats"'],
    [['a', '--dry'], "Unknown option '--dry'"],
  ])('explains %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})

describe('kindOf', () => {
  it.each([
    [{ title: 'x', hiringOrganization: {} }, 'jobs'],
    [{ title: 'x', company: 'y' }, 'listings'],
    [{ ratings: {}, company: 'y', title: 'x' }, 'reviews'],
    [{ name: 'y', size: '1' }, 'companies'],
    [{ name: 'y' }, undefined],
  ])('takes %j for %s', (fields, kind) => {
    expect(kindOf(fields)).toBe(kind)
  })
})

describe('formatSummary', () => {
  it('lines the columns up', () => {
    const tally = { read: 4595, new: 4000, updated: 0, unchanged: 0, rejected: 595, seconds: 6.14 }
    expect(formatSummary(new Map([['jobs', tally]]))).toBe(
      [
        '       read    new  updated  unchanged  rejected  seconds',
        'jobs  4,595  4,000        0          0       595      6.1',
      ].join('\n'),
    )
  })
})
