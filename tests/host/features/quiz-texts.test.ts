import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedReference } from '../../../host/reference'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob } from '../../support/rows'

/** Hostile questions and answers, which must be shown literally. */
const NASTY =
  `</script><script>window.hacked=1</script><img src=x onerror="window.hacked=1">"'\`><!-- {{7*7}} {% raw %} \${x} ` +
  `&amp; &lt;b&gt; \u2028\u2029 \u202Eright to left\u202C שלום 👩🏽‍🔬 \\ </q></title></h1>`
const question = `Question ${NASTY}`
const answer = `Answer ${NASTY}`

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  await seedReference(host.db)
  await host.db.updateTable('quiz_questions').set({ question }).execute()
  await host.db.updateTable('quiz_answers').set({ answer }).execute()
  const roles = await host.db.selectFrom('entities').select('id').where('slug', '=', 'civil-engineering').execute()
  const company = await buildCompany(host.db)
  const job = await buildJob(host.db, company.id)
  await host.db
    .insertInto('job_roles')
    .values(roles.map(({ id }) => ({ job_id: job.id, role_id: id })))
    .execute()
}, 60_000)
afterAll(() => host.close())

const htmlOf = async (path: string) => (await host.request(path)).text()
/** Decodes text like a browser. */
const read = (html: string) =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&#96;/g, '`')
    .replace(/&#92;/g, '\\')
    .replace(/&amp;/g, '&')

/** Fails if there are scripts or handlers other than the page's own. */
function expectHarmless(html: string): void {
  const scripts = html.match(/<script[^>]*>/g) ?? []
  expect(scripts.filter(tag => !/type="application\/(ld\+)?json"| src="\/assets\//.test(tag))).toEqual([])
  expect(html.match(/<script/g)?.length).toBe(html.match(/<\/script>/g)?.length)
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('<!--')
  expect(html).not.toMatch(/[\u2028\u2029].*<\/script>/)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html.match(/<\/h1>/g)).toHaveLength(1)
}

describe('hostile text in the quiz', () => {
  it.each(['/career-quiz', '/career-quiz?answers=aa&question=2'])('is shown as text on %s', async path => {
    const html = await htmlOf(path)
    expectHarmless(html)
    expect(read(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')).toBe(question)
    const tiles = [...html.matchAll(/<span class="w-career-quiz__text">(.*?)<\/span>/gs)].map(([, text = '']) =>
      read(text),
    )
    expect(tiles).toHaveLength(6)
    expect(new Set(tiles)).toEqual(new Set([answer]))
  })

  it('reaches the widget unchanged', async () => {
    const html = await htmlOf('/career-quiz')
    const [, json = ''] =
      /data-widget="career-quiz"[^>]*><script type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
    const props = JSON.parse(json) as { questions: { question: string; answers: { text: string }[] }[] }
    expect(props.questions).toHaveLength(8)
    expect(props.questions.every(item => item.question === question)).toBe(true)
    expect(props.questions.flatMap(item => item.answers).every(({ text }) => text === answer)).toBe(true)
  })

  it('is shown as text in the reasons and answers of a result', async () => {
    const html = await htmlOf('/career-quiz/result/aaaaaaaa')
    expectHarmless(html)
    const reasons = [...html.matchAll(/<q>(.*?)<\/q> <span>(.*?)<\/span>/gs)].map(match => match.slice(1))
    expect(reasons).toHaveLength(5)
    expect(reasons.map(reason => reason.map(read))).toEqual(Array.from({ length: 5 }, () => [answer, question]))
  })
})
