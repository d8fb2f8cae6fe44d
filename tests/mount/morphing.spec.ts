import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type MountSite, readLog, test } from '../support/mount-harness'

const modules = path.join(import.meta.dirname, '../../node_modules')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link that refreshes a page loads it', async ({ page, site }) => {
    await page.goto(site.addPage('/', `${site.marker('counter')}<a href="/">Again</a>`))
    await page.getByRole('link').click()
    await expect(page.getByRole('button')).toHaveText('Count: 0')
  })
})

/** Each real library that morphs pages, and how it replaces the body of this page by that of another. */
const LIBRARIES: Record<string, { file: string; morph: (page: Page, html: string) => Promise<void> }> = {
  Idiomorph: {
    file: 'idiomorph/dist/idiomorph.js',
    morph: (page, html) =>
      page.evaluate(text => {
        const library = window as unknown as { Idiomorph: { morph: (...args: unknown[]) => void } }
        library.Idiomorph.morph(document.body, text, { morphStyle: 'innerHTML' })
      }, html),
  },
  'Turbo page refresh': {
    file: '@hotwired/turbo/dist/turbo.es2017-umd.js',
    morph: (page, html) =>
      page.evaluate(text => {
        const library = window as unknown as { Turbo: { renderStreamMessage: (html: string) => void } }
        const stream = `<turbo-stream action="update" method="morph" targets="body"><template>${text}</template></turbo-stream>`
        library.Turbo.renderStreamMessage(stream)
      }, html),
  },
  htmx: {
    file: 'htmx.org/dist/htmx.js',
    morph: (page, html) =>
      page.evaluate(async text => {
        const library = window as unknown as { htmx: { swap: (options: object) => Promise<void> } }
        await library.htmx.swap({ target: document.body, text, swap: 'innerMorph' })
      }, html),
  },
}

// These libraries parse HTML, which the strict policy of the test pages forbids.
test.use({ bypassCSP: true })

for (const [name, { file, morph }] of Object.entries(LIBRARIES)) {
  test.describe(`a page that ${name} morphs`, () => {
    /** Opens a page with a counter that was clicked and a field with text. */
    async function open(page: Page, site: MountSite, props = {}): Promise<void> {
      await page.route('**/library.js', route => route.fulfill({ path: path.join(modules, file) }))
      const body = `<h1>Old</h1>${site.marker('counter', { props })}`
      await page.goto(site.addPage('/', `<script src="/library.js" data-turbo-suppress-warning></script>${body}`))
      await expect(page.locator('[data-state=mounted]')).toHaveCount(1)
      await expect.poll(() => site.requestCount('following.js')).toBe(1)
      await page.getByRole('button').click()
      await page.getByLabel('Note').fill('remember me')
    }

    test('keeps the state of a widget whose props are equal', async ({ page, site }) => {
      await open(page, site, { label: 'Eggs', tags: ['fresh'] })
      const html = `<h1>New</h1>${site.marker('counter', { props: { label: 'Eggs', tags: ['fresh'] } })}`
      await morph(page, html)
      await expect(page.getByRole('heading')).toHaveText('New')
      await expect(page.getByRole('button')).toHaveText('Eggs: 1')
      await expect(page.getByLabel('Note')).toHaveValue('remember me')
      await page.getByRole('button').click()
      await expect(page.getByRole('button')).toHaveText('Eggs: 2')
      await expect(page.locator('i')).toHaveText(['fresh'])
      expect((await readLog(page)).filter(line => line.startsWith('mounted'))).toHaveLength(1)
    })

    test('gives a widget its new props, again and again', async ({ page, site }) => {
      await open(page, site, { label: 'Eggs' })
      for (const [index, label] of ['Milk', 'Tea', 'Eggs'].entries()) {
        await morph(page, `<h1>New</h1>${site.marker('counter', { props: { label, tags: [label] } })}`)
        await expect(page.getByRole('button')).toHaveText(`${label}: ${index + 1}`)
        await expect(page.locator('i')).toHaveText([label])
        await page.getByRole('button').click()
        await expect(page.getByRole('button')).toHaveText(`${label}: ${index + 2}`)
      }
    })

    test('mounts another widget in the same place, and adopts its HTML', async ({ page, site }) => {
      await open(page, site)
      await morph(page, `<h1>New</h1>${site.marker('notes', { props: { title: 'Shopping' } })}`)
      await expect(page.locator('[data-widget=notes]')).toHaveAttribute('data-state', 'mounted')
      await expect(page.getByRole('heading', { name: 'Shopping' })).toBeVisible()
      await page.getByLabel('Text').fill('Bread')
      await page.getByRole('button', { name: 'Add' }).click()
      expect(await readLog(page)).toContain('added Bread')
    })

    test('leaves no widget behind where there is none now', async ({ page, site }) => {
      await open(page, site)
      await morph(page, '<h1>New</h1><p>Nothing here</p>')
      await expect(page.getByText('Nothing here')).toBeVisible()
      await expect.poll(() => readLog(page)).toContain('unmounted Count')
    })
  })
}
