import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildUser } from '../../support/rows'

const TAGS = 'https://tags.example/tags.js'
let host: TestHost
let tagged: TestHost

beforeAll(async () => {
  host = await createTestHost()
  tagged = await createTestHost({
    TAG_MANAGER_URL: TAGS,
    TAG_MANAGER_ORIGINS: 'https://collect.example https://more.example:8443',
  })
  await buildUser(host.db, host.services.passwords)
})
afterAll(() => Promise.all([host.close(), tagged.close()]))

const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? ''
const consentOf = (answer: Response) => answer.headers.getSetCookie().find(text => text.startsWith('consent='))
const namesIn = (html: string) => [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, name = '']) => name)

/** The constant prefix of each key in local and session storage: `const KEY = '...'`. */
function keysOfScripts(): string[] {
  const root = path.resolve(import.meta.dirname, '../../../widgets')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/node_modules|dist/.test(file))
    .map(file => readFileSync(path.join(root, file), 'utf8'))
    .filter(text => /(?:local|session)Storage/.test(text))
    .flatMap(text => [...text.matchAll(/const (?:key|[A-Z]+) = ['`]([\w.-]+)/g)].map(([, key = '']) => key))
}

describe('GET /cookies', () => {
  it('names every cookie that the host sets, and is the same for every visitor', async () => {
    const answer = await host.request('/cookies', { headers: { Cookie: 'consent=given' } })
    const text = await answer.text()
    for (const name of ['session', 'XSRF-TOKEN', 'device', 'consent', 'transition-message', 'footer-signup']) {
      expect(namesIn(text)).toContain(name)
    }
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await (await host.request('/cookies')).text()).toBe(text)
  })

  it('calls the session cookie by the name that it has over https', async () => {
    const secure = await createTestHost({ BASE_URL: 'https://firstrung.example' })
    const names = namesIn(await (await secure.request('/cookies')).text())
    expect(names).toContain('__Host-session')
    expect(names).not.toContain('session')
    await secure.close()
  })

  it('names every key under which a script keeps something in the browser', async () => {
    const names = namesIn(await (await host.request('/cookies')).text())
    const keys = keysOfScripts()
    expect(keys).toContain('firstrung.recent-searches')
    expect(keys.length).toBeGreaterThan(6)
    for (const key of keys) {
      expect(
        names.filter(name => name.startsWith(key)),
        key,
      ).toHaveLength(1)
    }
  })

  it('offers both answers with the same weight', async () => {
    const text = await (await host.request('/cookies')).text()
    const looks = [...text.matchAll(/<button[^>]*name="tags"[^>]*>/g)].map(([tag]) => /class="([^"]*)"/.exec(tag)?.[1])
    expect(looks).toHaveLength(2)
    expect(looks[0]).toBe(looks[1])
  })

  it.each([
    ['given', 'Your choice is saved: we can use a tag manager.'],
    ['refused', 'Your choice is saved: we won’t use a tag manager.'],
  ])('says what was chosen a moment ago: %s', async (saved, text) => {
    expect(await (await host.request(`/cookies?saved=${saved}`)).text()).toContain(text)
  })

  it('takes no other word for a choice', async () => {
    const answer = await host.request('/cookies?saved=<b>')
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('Your choice is saved')
  })
})

describe('POST /cookies', () => {
  it.each(['given', 'refused'])('stores %s for 180 days and confirms it', async tags => {
    const answer = await host.post('/cookies', { tags })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/cookies?saved=${tags}`])
    const cookie = consentOf(answer) ?? ''
    expect(cookie).toMatch(new RegExp(`^consent=${tags};`))
    expect(cookie).toMatch(/samesite=lax/i)
    expect(cookie).not.toMatch(/httponly/i)
    const days = (Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(180)
  })

  it('goes back to the page that asked, never to another site', async () => {
    const here = await host.post('/cookies', { tags: 'given', return: '/faqs?a=b' })
    expect(here.headers.get('Location')).toBe('/faqs?a=b')
    const there = await host.post('/cookies', { tags: 'given', return: '//evil.test' })
    expect(there.headers.get('Location')).toBe('/')
  })

  it('answers a call without a page', async () => {
    const answer = await host.post(
      '/cookies',
      { tags: 'refused' },
      { headers: { 'X-Requested-With': 'XMLHttpRequest' } },
    )
    expect(answer.status).toBe(204)
    expect(consentOf(answer)).toContain('consent=refused')
  })

  it.each<Record<string, string>>([{}, { tags: 'perhaps' }])(
    'refuses anything else, and keeps nothing: %j',
    async fields => {
      const answer = await host.post('/cookies', fields)
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('Choose Allow or Refuse')
      expect(consentOf(answer)).toBeUndefined()
    },
  )

  it('is not another site’s to answer', async () => {
    const answer = await host.post('/cookies', { tags: 'given' }, { headers: { Origin: 'https://evil.test' } })
    expect(answer.status).toBe(419)
    expect(consentOf(answer)).toBeUndefined()
  })

  it('takes the token of who is signed in', async () => {
    const { Cookie, token } = await host.signInAs('sam@example.test', 'correct horse battery')
    expect((await host.post('/cookies', { tags: 'given' }, { headers: { Cookie } })).status).toBe(419)
    expect((await host.post('/cookies', { tags: 'given', _csrf: token }, { headers: { Cookie } })).status).toBe(303)
  })
})

describe('a tag manager', () => {
  it('is no part of a page, or of its policy, where none is configured', async () => {
    const answer = await host.request('/faqs')
    const text = await answer.text()
    expect(text).not.toContain('data-widget="consent"')
    expect(text).not.toContain('firstrung-consent')
    expect(policyOf(answer)).toContain("script-src 'self';")
    expect(policyOf(answer)).toMatch(/trusted-types firstrung(;|$)/)
  })

  it('is asked for, not loaded, where one is', async () => {
    const text = await (await tagged.request('/faqs')).text()
    expect(text).toContain('<meta name="firstrung-consent" content="ask">')
    expect(text).toContain('data-widget="consent"')
    expect(text).not.toMatch(/<(script|link|img)[^>]*tags\.example/)
  })

  it('is asked for alike of those who have answered: the page is everyone’s', async () => {
    const pages = await Promise.all(
      ['', 'consent=given', 'consent=refused'].map(Cookie => tagged.request('/faqs', { headers: { Cookie } })),
    )
    const [first, ...others] = await Promise.all(pages.map(page => page.text()))
    expect(others).toEqual([first, first])
  })

  it('may load and send where the settings say, and nowhere else', async () => {
    const policy = policyOf(await tagged.request('/faqs'))
    const origins = 'https://tags.example https://collect.example https://more.example:8443'
    expect(policy).toContain(`script-src 'self' ${origins};`)
    expect(policy).toContain(`connect-src 'self' ${origins};`)
    expect(policy).toContain('trusted-types firstrung default')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-|\*/)
  })
})
