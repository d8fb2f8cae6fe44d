import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeMail } from '../../support/alerts'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsOf } from '../../support/mails'
import { buildUser } from '../../support/rows'

let host: TestHost
const XHR = { 'X-Requested-With': 'XMLHttpRequest' }
const FORM = {
  name: 'Maya Ray',
  email: 'maya@example.test',
  topic: 'privacy',
  message: 'Please tell me which data you keep.\r\nThank you!',
}

beforeAll(async () => {
  host = await createTestHost({ CONTACT_EMAIL: 'team@firstrung.test' })
  await buildUser(host.db, host.services.passwords)
})
afterAll(() => host.close())

describe('POST /contact', () => {
  it('mails the message to the team, who can simply answer', async () => {
    const answer = await host.post('/contact', FORM)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact/sent'])
    const [mail = ''] = await mailsOf(host)
    expect(mail).toContain('To: team@firstrung.test')
    expect(mail).toContain('Reply-To: maya@example.test')
    expect(mail).toContain('Subject: Contact: My data and privacy')
    expect(mail).toContain('> Please tell me which data you keep.\r\n> Thank you!')
    expect(await (await host.request('/contact/sent')).text()).toContain('Message sent')
  })

  it('writes what people send as text, never as markup or as lines of the header', async () => {
    await host.post('/contact', {
      ...FORM,
      name: 'Maya\r\nBcc: all@example.test',
      message: '<img src=x onerror=alert(1)> & more than twenty characters',
    })
    const mail = (await mailsOf(host)).at(-1) ?? ''
    expect(mail).not.toMatch(/^Bcc:/m)
    expect(mail).toContain('&lt;img src=3Dx onerror=3Dalert(1)&gt; &amp; more')
    expect(decodeMail(mail)).toContain('> <img src=x onerror=alert(1)> & more')
  })

  it('answers a call without a page', async () => {
    expect((await host.post('/contact', FORM, { headers: XHR })).status).toBe(204)
  })

  it('names every missing field; the name is none of them', async () => {
    const answer = await host.post('/contact', {}, { headers: XHR })
    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> }
    expect(Object.entries(errors).map(([field, [text]]) => [field, text])).toEqual([
      ['email', 'Enter your email address'],
      ['topic', 'Choose a topic'],
      ['message', 'Tell us a little more (20 characters or more)'],
    ])
  })

  it.each([
    ['message', 'x'.repeat(19), 422],
    ['message', 'x'.repeat(20), 303],
    ['message', 'x'.repeat(4000), 303],
    ['message', 'x'.repeat(4001), 422],
    ['message', ' '.repeat(30), 422],
    ['name', 'x'.repeat(100), 303],
    ['name', 'x'.repeat(101), 422],
    ['topic', 'horses', 422],
    ['topic', 'constructor', 422],
    ['email', 'maya@', 422],
  ])('%s of this kind: %.20s', async (field, value, status) => {
    expect((await host.post('/contact', { ...FORM, [field]: value })).status).toBe(status)
  })

  it('shows the form again with everything that was typed', async () => {
    const page = await host.post('/contact', { ...FORM, message: 'Too <b>short</b>' })
    expect(page.status).toBe(422)
    const html = await page.text()
    expect(html).toContain('value="Maya Ray"')
    expect(html).toContain('value="maya@example.test"')
    expect(html).toMatch(/<option[^>]* selected[^>]*>My data and privacy/)
    expect(html).toMatch(/>Too &lt;b(>|&gt;)short&lt;\/b(>|&gt;)<\/textarea>/)
    expect(html.split('Tell us a little more (20 characters or more)')).toHaveLength(3)
  })

  it('swallows what a machine fills in', async () => {
    const before = (await mailsOf(host)).length
    const answer = await host.post('/contact', { ...FORM, website: 'https://spam.test' })
    expect(answer.headers.get('Location')).toBe('/contact/sent')
    expect(await mailsOf(host)).toHaveLength(before)
  })

  it('keeps the message until the mail server takes it', async () => {
    const broken = await createTestHost({ MAIL_URL: 'smtp://127.0.0.1:1' })
    const answer = await broken.post('/contact', FORM)
    await broken.sendMail()
    const { rows } = await broken.services.database.pool.query(`select state from pgboss.job where name = 'mail'`)
    const messages = await broken.db.selectFrom('contact_messages').select('message').execute()
    await broken.close()
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact/sent'])
    expect(rows).toEqual([{ state: 'retry' }])
    expect(messages).toEqual([{ message: 'Please tell me which data you keep.\nThank you!' }])
  })

  it('stops after five in an hour, with the message kept', async () => {
    const limited = await createTestHost({ RATE_LIMITS: 'on' })
    const answers: Response[] = []
    for (let n = 0; n < 6; n++) {
      answers.push(await limited.post('/contact', FORM))
    }
    const html = (await answers[5]?.text()) ?? ''
    await limited.close()
    expect(answers.map(answer => answer.status)).toEqual([303, 303, 303, 303, 303, 429])
    expect(Number(answers[5]?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(html).toContain('Please tell me which data you keep.')
  })
})

describe('GET /contact', () => {
  it('is the same page for all visitors, and starts with the topic of the link', async () => {
    const page = await host.request('/contact?topic=accessibility')
    expect(page.headers.get('Cache-Control')).toMatch(/public/)
    expect(await page.text()).toMatch(/<option[^>]* selected[^>]*>Something I cannot use/)
    expect((await host.request('/contact?topic=horses')).status).toBe(200)
  })

  it('prefills the address of a signed-in user, whose message needs the token', async () => {
    const { Cookie, token: _csrf } = await host.signInAs('sam@example.test', 'correct horse battery')
    expect(await (await host.request('/contact', { headers: { Cookie } })).text()).toContain('value="sam@example.test"')
    expect((await host.post('/contact', FORM, { headers: { Cookie } })).status).toBe(419)
    expect((await host.post('/contact', { ...FORM, _csrf }, { headers: { Cookie } })).status).toBe(303)
  })
})
