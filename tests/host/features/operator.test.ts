import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'

let demonstration: TestHost
let run: TestHost

beforeAll(async () => {
  demonstration = await createTestHost()
  run = await createTestHost({
    OPERATOR_NAME: 'Rungs & Sons Ltd',
    OPERATOR_ADDRESS: '1 Ladder Lane, Leeds LS1 1AA',
    CONTACT_EMAIL: 'people@rungs.test',
  })
})
afterAll(async () => {
  await demonstration.close()
  await run.close()
})

describe('who runs the site', () => {
  it.each(['/privacy', '/terms', '/contact'])('is named on %s, with contact details', async path => {
    const html = await (await run.request(path)).text()
    expect(html).toContain('Rungs &amp; Sons Ltd')
    expect(html).toContain('1 Ladder Lane, Leeds LS1 1AA')
    expect(html).toContain('href="mailto:people@rungs.test"')
    expect(html).not.toContain('demonstration')
  })

  it.each(['/privacy', '/terms'])('is missing on %s of a demonstration, which says so', async path => {
    const html = await (await demonstration.request(path)).text()
    expect(html).toContain('a demonstration of Firstrung, not a public service')
    expect(html).not.toContain('mailto:')
  })
})
