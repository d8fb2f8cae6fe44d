import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bumpDataVersion } from '../../../host/db/version'
import { root } from '../../../host/lib/root'
import { asSaved, replaceSavedLinks, searchItem } from '../../../host/rendering/saved-links'
import { loadWidgetBundle, type WidgetBundle } from '../../../host/rendering/widget-bundle'
import { examples } from '../../../widgets/search/search-app/examples'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview, buildUser, jobPath } from '../../support/rows'

let host: TestHost
let sam: Record<string, string>
let ada: Record<string, string>
let paths: string[]
let bundle: WidgetBundle

beforeAll(async () => {
  host = await createTestHost()
  bundle = await loadWidgetBundle(root)
  const { db, services } = host
  const company = await buildCompany(db)
  const open = await buildJob(db, company.id)
  const opening = await buildJob(db, company.id, { slug: 'later', title: 'Later', opens_at: host.daysFromNow(5) })
  const review = await buildReview(db, company.id)
  await buildUser(db, services.passwords)
  await buildUser(db, services.passwords, { email: 'ada@example.test', first_name: 'Ada' })
  sam = await signIn('sam@example.test')
  ada = await signIn('ada@example.test')
  paths = [
    ...['/', '/search-jobs', '/search-jobs?search=signal', '/search-reviews', '/search-companies'],
    ...['/companies/halden-rail', '/companies/halden-rail/jobs', '/companies/halden-rail/reviews'],
    ...[jobPath(open), jobPath(opening), `/reviews/${review.id}-${review.slug}`],
    ...['/faqs', '/about', '/cookies', '/contact', '/top-employers', '/categories', '/hot-jobs'],
    ...['/search-jobs-location', `/report/job/${open.id}`, '/status', '/contact/sent'],
  ]
})
afterAll(() => host.close())

/** Signs in and consumes the greeting, so that later pages have no messages. */
async function signIn(email: string): Promise<Record<string, string>> {
  const { Cookie } = await host.signInAs(email, 'correct horse battery')
  await host.text('/about', { headers: { Cookie } })
  return { Cookie }
}

async function dropPages(): Promise<void> {
  await bumpDataVersion(host.db)
  await host.services.data.refresh()
}

const pageFor = async (headers: Record<string, string>, path: string) => {
  const answer = await host.request(path, { headers })
  return { html: await answer.text(), cacheControl: answer.headers.get('Cache-Control') }
}

describe('a page that was rendered for everyone', () => {
  it('is the same for a signed-in person as one that was rendered for them', async () => {
    await dropPages()
    const own = await Promise.all(paths.map(path => pageFor(sam, path)))
    await dropPages()
    await Promise.all(paths.map(path => pageFor({}, path)))
    const filled = await Promise.all(paths.map(path => pageFor(sam, path)))
    paths.forEach((path, index) => expect(filled[index]?.html, path).toBe(own[index]?.html))
    expect(new Set(filled.map(({ cacheControl }) => cacheControl))).toEqual(new Set(['private, no-store']))
  })

  it('is the same for visitors when a signed-in person asked first', async () => {
    await dropPages()
    const own = await Promise.all(paths.map(path => pageFor({}, path)))
    await dropPages()
    await Promise.all(paths.map(path => pageFor(sam, path)))
    const later = await Promise.all(paths.map(path => pageFor({}, path)))
    paths.forEach((path, index) => expect(later[index]?.html, path).toBe(own[index]?.html))
  })

  it('holds nothing of another person', async () => {
    await dropPages()
    const first = await Promise.all(paths.map(path => pageFor(sam, path)))
    const second = await Promise.all(paths.map(path => pageFor(ada, path)))
    const token = (html = '') => /name="_csrf" value="([^"]*)"/.exec(html)?.[1]
    const [tokenOfSam, tokenOfAda] = [token(first[0]?.html), token(second[0]?.html)]
    expect(tokenOfSam).toMatch(/^[\w-]{43}$/)
    expect(tokenOfAda).toMatch(/^[\w-]{43}$/)
    second.forEach(({ html }, index) => {
      expect(html, paths[index]).not.toContain(tokenOfSam)
      expect(html, paths[index]).not.toMatch(/\bSam\b|"sam@/)
      expect(html, paths[index]).toContain('Ada')
    })
  })

  it('is rendered once for both, so the second person costs the session and nothing else', async () => {
    await dropPages()
    await pageFor(sam, '/companies/halden-rail')
    const statements: string[] = []
    const { pool } = host.services.database
    const connect = pool.connect.bind(pool)
    pool.connect = (async () => {
      statements.push('connect')
      return connect()
    }) as typeof pool.connect
    await pageFor(ada, '/companies/halden-rail')
    pool.connect = connect
    expect(statements).toHaveLength(1)
  })

  it('changes with the data', async () => {
    await pageFor(ada, '/companies/halden-rail')
    await host.db.updateTable('companies').set({ name: 'Halden Trains' }).execute()
    await dropPages()
    expect((await pageFor(ada, '/companies/halden-rail')).html).toContain('Halden Trains')
  })

  it('shows a message once, to the person it is for', async () => {
    await host.text('/faqs')
    const { Cookie } = await host.signInAs('sam@example.test', 'correct horse battery')
    expect(await host.text('/faqs', { headers: { Cookie } })).toContain('Welcome back, Sam')
    expect(await host.text('/faqs', { headers: { Cookie } })).not.toContain('Welcome back')
    expect((await pageFor(ada, '/faqs')).html).not.toContain('Welcome back')
  })

  it('is for pages only: calls, errors and other methods are answered for each person', async () => {
    await host.text('/search-jobs')
    const call = await host.request('/search-jobs', { headers: { ...sam, 'X-Requested-With': 'XMLHttpRequest' } })
    expect(call.headers.get('Content-Type')).toContain('application/json')
    expect((await host.request('/no-such-page', { headers: sam })).status).toBe(404)
    expect((await host.request('/faqs', { method: 'HEAD', headers: sam })).status).toBe(200)
  })
})

it.each(['/account/security', '/dashboard/account/personal-information'])(
  '%s, which only people with an account may open, is rendered for each of them',
  async path => {
    expect((await pageFor(sam, path)).html).toMatch(/sam@example\.test|value="Sam"/)
    expect((await pageFor(ada, path)).html).not.toMatch(/sam@example\.test|value="Sam"/)
  },
)

it('nothing that a template or a visitor writes becomes a hole', async () => {
  const html = await host.text('/search-jobs?search=%3C!--personal%200--%3E')
  expect(html).toContain('&lt;!--personal 0--&gt;')
})

describe('save buttons without script', () => {
  const employer = () => pageFor(sam, '/companies/halden-rail/reviews').then(({ html }) => html)
  const save = (type: 'companies' | 'reviews' | 'jobs', id: number, userId: number) =>
    host.db.insertInto('saved_items').values({ user_id: userId, type, item_id: id }).execute()
  const idOf = async (table: 'companies' | 'reviews' | 'users') =>
    (await host.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id

  it('show what the person has saved, on a new page and on one in memory', async () => {
    const job = await host.db.selectFrom('jobs').selectAll().orderBy('id').executeTakeFirstOrThrow()
    expect(await employer()).not.toContain('data-saved="true"')
    const [companyId, reviewId, userId] = [await idOf('companies'), await idOf('reviews'), await idOf('users')]
    await save('companies', companyId, userId)
    await save('reviews', reviewId, userId)
    await save('jobs', job.id, userId)
    const inMemory = await employer()
    await dropPages()
    const rendered = await employer()
    expect(rendered).toBe(inMemory)
    const labels = [...rendered.matchAll(/aria-label="((?:Short|Save)[^"]*)"/g)].map(([, label]) => label)
    expect(labels).toEqual(['Shortlisted Halden Trains', 'Shortlisted Halden Trains', 'Saved Real work from day one'])
    await dropPages()
    expect((await pageFor(sam, jobPath(job))).html).toContain('aria-pressed="true"')
    expect((await pageFor(sam, jobPath(job))).html).toContain('aria-pressed="true"')
  })

  it.each(['/search-jobs', '/hot-jobs', '/', '/search-reviews', '/search-companies'])(
    'show it on the cards of %s, in memory and rendered again, and tell its widgets',
    async path => {
      const inMemory = (await pageFor(sam, path)).html
      await dropPages()
      const { html } = await pageFor(sam, path)
      expect(html).toBe(inMemory)
      expect(html).toMatch(/data-saved="true" aria-label="(Saved|Shortlisted) [^"]*"/)
      expect(html).toMatch(/id="page-saved">\["(jobs|reviews|companies)-\d+"/)
      for (const headers of [ada, {}]) {
        const other = (await pageFor(headers, path)).html
        expect(other).not.toContain('data-saved="true"')
        expect(other).not.toContain('page-saved')
      }
    },
  )

  it('show it in place of the jobs of an employer without any', async () => {
    await host.db.updateTable('jobs').set({ status: 'closed' }).execute()
    await dropPages()
    const path = '/companies/halden-rail/jobs'
    expect((await pageFor(sam, path)).html).toContain('Remove from shortlist')
    expect((await pageFor(ada, path)).html).not.toContain('Remove from shortlist')
  })

  it('are what the component renders', () => {
    const button = (saved: boolean, label: string, savedLabel: string) =>
      bundle.part('save-button', { type: 'jobs', id: 7, title: 'A & "B" > C', saved, label, savedLabel })
    for (const [label, done] of [['Save', 'Saved'] as const, ['Shortlist', 'Shortlisted'] as const]) {
      expect(asSaved(button(false, label, done))).toBe(button(true, label, done))
    }
  })

  it('show other people and visitors what they can save', async () => {
    for (const headers of [ada, {}]) {
      const { html } = await pageFor(headers, '/companies/halden-rail/reviews')
      expect(html).toContain('Shortlist Halden Trains')
      expect(html).not.toContain('data-saved="true"')
    }
  })
})

describe('the link that saves a search', () => {
  const PATH = '/search-jobs?search=signal'
  const savedOf = (html: string): unknown =>
    JSON.parse(/id="page-saved-searches">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

  it('leads people who have saved it to their searches, on a new page and on one in memory', async () => {
    expect((await pageFor(sam, PATH)).html).not.toContain('>Search saved')
    const headers = await host.callHeaders('sam@example.test')
    const body = JSON.stringify({ url: PATH, name: 'Signals', frequency: 'off' })
    expect((await host.request('/ajax/saved-search', { method: 'POST', headers, body })).status).toBe(201)
    const inMemory = (await pageFor(sam, PATH)).html
    await dropPages()
    const rendered = (await pageFor(sam, PATH)).html
    expect(rendered).toBe(inMemory)
    expect(rendered).toContain('href="/dashboard/saved-items#searches"')
    expect(rendered).not.toContain('href="/login?save=search')
    expect(savedOf(rendered)).toMatchObject([{ name: 'Signals', url: PATH, frequency: 'off', paused: false }])
    // Another list's page has the same saved searches, and a link that saves this list.
    const other = (await pageFor(sam, '/search-jobs')).html
    expect(savedOf(other)).toEqual(savedOf(rendered))
    expect(other).not.toContain('>Search saved')
    const sorted = (await pageFor(sam, `${PATH}&sort=newest`)).html
    expect(sorted).toContain('Search saved')
  })

  it('says nothing of it to other people and visitors', async () => {
    for (const headers of [ada, {}]) {
      const { html } = await pageFor(headers, PATH)
      expect(html).toContain('href="/login?save=search')
      expect(html).not.toMatch(/>Search saved|page-saved-searches|Signals/)
    }
  })

  it('is what the component renders', () => {
    for (const { answer } of [examples.default, examples.empty]) {
      const render = (savedSearches: object[]) =>
        bundle
          .widget('search-app', { answer: { ...answer, savedSearches } }, { key: 'w1' })
          .replace(/^.*?<\/script>/s, '')
      const url = answer.queryString.savedAs
      const search = { id: 1, name: 'N', url, scope: 'jobs', frequency: 'off', paused: false, lastRunAt: '' }
      const replaced = replaceSavedLinks(render([]), ({ item, saved, unsaved }) =>
        (item === searchItem(url) ? saved : unsaved).toString(),
      )
      expect(replaced).toContain('Search saved')
      expect(replaced).toBe(render([search]))
    }
  })
})
