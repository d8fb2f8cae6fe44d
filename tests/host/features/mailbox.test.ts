import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { REGISTRATION } from '../../support/registration'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ RELEASE_STAGE: 'development' })
})
afterAll(() => host.close())

const hrefs = (html: string, pattern: RegExp) =>
  [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) => (pattern.test(href) ? [href] : []))

describe('/dev/mailbox', () => {
  it('is empty at first', async () => {
    expect(await host.text('/dev/mailbox')).toContain('No mails yet')
  })

  it('shows each mail with links to follow, and its HTML with nothing that runs', async () => {
    await host.post('/register', { ...REGISTRATION, firstName: '<b>Maya</b>' })
    await host.sendMail()
    const list = await host.text('/dev/mailbox')
    expect(list).toContain('Confirm your email')
    expect(list).toContain('maya@example.test')
    const [mail = ''] = hrefs(list, /^\/dev\/mailbox\//)
    const page = await host.text(mail)
    expect(page).toContain('&lt;b&gt;Maya')
    expect(hrefs(page, /^http:\/\/firstrung\.test\/verify-email\/[\w-]{43}$/)).toHaveLength(1)
    const html = await host.request(hrefs(page, /html$/)[0] ?? '')
    expect(html.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(await html.text()).toContain('&lt;b&gt;Maya')
  })

  it.each(['1700000000000-00000000-0000-0000-0000-000000000000', '..%2F..%2Fsession-secret', 'x'])(
    'answers 404 for %s',
    async name => {
      expect((await host.request(`/dev/mailbox/${name}`)).status).toBe(404)
    },
  )

  it.each([
    ['another stage', { RELEASE_STAGE: 'staging' }],
    ['a mail server', { RELEASE_STAGE: 'development', MAIL_URL: 'smtp://127.0.0.1:1' }],
  ])('does not exist with %s', async (_, env) => {
    const other = await createTestHost(env)
    const { status } = await other.request('/dev/mailbox')
    await other.close()
    expect(status).toBe(404)
  })
})
