import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { bookmarkletFor } from '../../host/features/tracker/external-jobs/bookmarklet'

const POSTING = {
  '@type': 'JobPosting',
  title: 'Kiln operator',
  hiringOrganization: { '@type': 'Organization', name: 'Moss & Sons' },
  jobLocation: [{ address: { addressLocality: 'Leeds' } }],
  validThrough: '2026-10-30',
}
const FOUND = { jobTitle: 'Kiln operator', companyName: 'Moss & Sons', location: 'Leeds', deadline: '2026-10-30' }

/** Runs the bookmark on a page with these scripts of data; returns the fields that it sends. */
function run(...scripts: string[]): Record<string, string> {
  let opened = ''
  const code = decodeURIComponent(bookmarkletFor('https://firstrung.example').replace(/^javascript:/, ''))
  runInNewContext(code, {
    document: { title: 'A page', querySelectorAll: () => scripts.map(textContent => ({ textContent })) },
    location: { href: 'https://moss.example/jobs/1' },
    URLSearchParams,
    open: (address: string) => (opened = address),
  })
  const { origin, pathname, searchParams } = new URL(opened)
  expect(origin + pathname).toBe('https://firstrung.example/dashboard/external-jobs/new')
  const { url, ...fields } = Object.fromEntries(searchParams)
  expect(url).toBe('https://moss.example/jobs/1')
  return fields
}

it.each([
  ['a record', [JSON.stringify(POSTING)], FOUND],
  ['a list', [JSON.stringify([{ '@type': 'WebSite' }, POSTING])], FOUND],
  ['a graph', [JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, POSTING] })], FOUND],
  ['several types', [JSON.stringify({ ...POSTING, '@type': ['JobPosting', 'Thing'] })], FOUND],
  ['data that is not JSON', ['{', JSON.stringify(POSTING)], FOUND],
  [
    'plain texts',
    [JSON.stringify({ ...POSTING, hiringOrganization: 'Moss', jobLocation: { address: 'York' } })],
    { ...FOUND, companyName: 'Moss', location: 'York' },
  ],
  ['wrong kinds of values', [JSON.stringify({ '@type': 'JobPosting', title: 7, jobLocation: null })], {}],
  ['no data', [], { jobTitle: 'A page' }],
])('reads the advert of a page with %s', (_, scripts, fields) => {
  expect(run(...scripts)).toEqual(fields)
})
