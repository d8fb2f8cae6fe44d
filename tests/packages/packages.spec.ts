import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { examples } from '../../widgets/site/carousel/examples'
import { type Flavour, ScratchApp } from './scratch-app'

const SECOND = 'carousel'
const ITEMS = [
  { id: 'one', question: 'Is it free?', answer: 'Yes, for students.' },
  { id: 'two', question: 'Who writes the reviews?', answer: 'People who worked there.' },
]
test.describe.configure({ mode: 'serial', timeout: 180_000 })

for (const flavour of ['react', 'preact'] satisfies Flavour[]) {
  test.describe(`the tarballs in a ${flavour} app`, () => {
    let app: ScratchApp

    test.beforeAll(() => {
      app = new ScratchApp(flavour)
      const end = flavour === 'preact' ? '/preact' : ''
      app.write('main.js', [`faq`, SECOND].map(name => `import '@firstrung/${name}${end}'`).join('\n'))
      app.write('use.ts', consumer(end))
      app.write('public/index.html', page())
    })

    test.afterAll(() => {
      app.close()
    })

    test('name no file that they do not hold', () => {
      for (const name of ['mount', 'ui', 'api', 'faq', SECOND]) {
        const dir = path.join(app.dir, 'node_modules/@firstrung', name)
        const { exports } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { exports: object }
        const missing = filesIn(exports).filter(file => !existsSync(path.join(dir, file)))
        expect(missing, `@firstrung/${name}`).toEqual([])
        expect(JSON.stringify(exports), `@firstrung/${name}`).not.toContain('"source"')
      }
    })

    test('bring the right framework', async () => {
      const inputs = await app.bundle()
      const frameworks = new Set(
        inputs.flatMap(file => /node_modules\/(react|react-dom|preact)\//.exec(file)?.[1] ?? []),
      )
      expect([...frameworks].sort()).toEqual(flavour === 'react' ? ['react', 'react-dom'] : ['preact'])
    })

    test('have source maps, and no directive that bundlers warn of', () => {
      const dist = path.join(app.dir, 'node_modules/@firstrung/faq/dist', flavour)
      expect(existsSync(path.join(dist, 'component.js.map'))).toBe(true)
      expect(readFileSync(path.join(dist, 'component.js'), 'utf8')).not.toContain('use client')
      expect(existsSync(path.join(dist, 'client/component.js'))).toBe(flavour === 'react')
    })

    for (const resolution of ['bundler', 'nodenext'] as const) {
      test(`have types for moduleResolution ${resolution}`, () => {
        expect(app.typeErrors(resolution)).toBe('')
      })
    }

    test('mount their widgets with ids that stay apart', async ({ page: browser }) => {
      const errors: string[] = []
      browser.on('pageerror', error => errors.push(error.message))
      await app.bundle()
      await browser.goto(await app.serve())
      const faqs = browser.locator('[data-widget="faq"]')
      await expect(faqs.nth(0).getByText('Is it free?')).toBeVisible()
      await expect(faqs.nth(1).getByText('Who writes the reviews?')).toBeVisible()
      await expect(browser.locator(`.w-${SECOND}`)).toHaveCount(2)
      const ids = await browser.locator('[id]').evaluateAll(elements => elements.map(element => element.id))
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids).size, ids.join(' ')).toBe(ids.length)
      expect(errors).toEqual([])
    })
  })
}

/** TypeScript of a consumer: it uses the contract's types, and a wrong prop is refused. */
function consumer(end: string): string {
  return `
import '@firstrung/faq${end}'
import { defineWidget } from '@firstrung/mount${end}'
import { contract } from '@firstrung/faq/contract'
import { Faq } from '@firstrung/faq${end}/component'
import type { WidgetProps } from '@firstrung/mount/contract'

const props: WidgetProps<typeof contract> = { items: [], level: 3 }
// @ts-expect-error a heading has no level nine
const wrong: WidgetProps<typeof contract> = { items: [], level: 9 }
defineWidget(contract, async () => () => null)
const faq = Faq({ items: [], onOpened: ({ id }) => id.trim() })
// @ts-expect-error the event has no such detail
const wrongFaq = Faq({ items: [], onOpened: ({ question }) => question })
document.addEventListener('faq:opened', ({ detail }) => detail.id.trim())
document.body.addEventListener('firstrung:error', ({ detail }) => detail.phase.trim())
// @ts-expect-error the event has no such detail
document.addEventListener('faq:opened', ({ detail }) => detail.question)
export { faq, props, wrong, wrongFaq }
`
}

function page(): string {
  const marker = (widget: string, props: object) =>
    `<div data-widget="${widget}" data-mount="load"><script type="application/json">${JSON.stringify(props)}</script></div>`
  return `<!doctype html><html lang="en"><title>Scratch</title><body>
${ITEMS.map(item => marker('faq', { items: [item] })).join('\n')}
${marker(SECOND, examples.default)}
${marker(SECOND, examples.default)}
<script type="module" src="/main.js"></script></body></html>`
}

function filesIn(entry: unknown): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry as object).flatMap(filesIn)
}
