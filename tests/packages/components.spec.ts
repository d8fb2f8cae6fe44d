import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type Flavour, ScratchApp } from './scratch-app'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const MAIN = {
  react: `
import { createElement as h, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Faq } from '@firstrung/faq/component'
createRoot(document.querySelector('main')).render(h(StrictMode, null, h(App)))`,
  preact: `
import { h, render } from 'preact'
import { useState } from 'preact/hooks'
import { Faq } from '@firstrung/faq/preact/component'
render(h(App), document.querySelector('main'))`,
}
const APP = `
function App() {
  const [answer, setAnswer] = useState('Yes, for students.')
  const [opened, setOpened] = useState([])
  return h('div', null,
    h(Faq, { items: [{ id: 'one', question: 'Is it free?', answer }], onOpened: ({ id }) => setOpened([...opened, id]) }),
    h('output', null, opened.join(' ')),
    h('button', { onClick: () => setAnswer('Yes, for everyone.') }, 'Change'))
}`
const SERVER = {
  react: `
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { Faq } from '@firstrung/faq/component'
import '@firstrung/faq'`,
  preact: `
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Faq } from '@firstrung/faq/preact/component'
import '@firstrung/faq/preact'`,
}
const RENDER = `
console.log(renderToString(h(Faq, { items: [{ id: 'one', question: 'Is it free?', answer: 'Yes.' }] })))
try { h(Faq, {}); renderToString(h(Faq, { items: 4 })) } catch (error) { console.log(error.message) }`

for (const flavour of ['react', 'preact'] satisfies Flavour[]) {
  test.describe(`a widget as a component in a ${flavour} app`, () => {
    const end = flavour === 'preact' ? '/preact' : ''
    let app: ScratchApp

    test.beforeAll(() => {
      app = new ScratchApp(flavour)
      app.write('main.js', MAIN[flavour] + APP)
      app.write(
        'public/index.html',
        '<!doctype html><html lang="en"><title>App</title><main></main><script type="module" src="/main.js"></script>',
      )
    })

    test.afterAll(() => {
      app.close()
    })

    test('calls the handlers of its events and takes new props', async ({ page }) => {
      await app.bundle()
      await page.goto(await app.serve())
      await page.getByText('Is it free?').click()
      await expect(page.locator('output')).toHaveText('one')
      await expect(page.getByText('Yes, for students.')).toBeVisible()

      await page.getByRole('button', { name: 'Change' }).click()
      await expect(page.getByText('Yes, for everyone.')).toBeVisible()
      await expect(page.locator('output')).toHaveText('one')
    })

    test('renders on a server, where an import of the widget does nothing', () => {
      const output = app.runInNode(SERVER[flavour] + RENDER)
      expect(output).toContain('Is it free?')
      expect(output).toContain('Yes.')
      expect(output, 'wrong props are named').toMatch(/faq.*items/s)
    })

    test('brings only the parts that it uses', async () => {
      expect(await app.size(`import { Button } from '@firstrung/ui${end}'; console.log(Button)`)).toBeLessThan(1_000)
      const faq = await app.size(`import { Faq } from '@firstrung/faq${end}/component'; console.log(Faq)`)
      expect(faq).toBeLessThan(5_000)
    })
  })
}

test.describe('a widget on a page without a build', () => {
  let app: ScratchApp

  test.beforeAll(() => {
    app = new ScratchApp('preact')
  })

  test.afterAll(() => {
    app.close()
  })

  test('needs one script and two style sheets, as the README of the package has them', async ({ page }) => {
    const readme = readFileSync(path.join(app.dir, 'node_modules/@firstrung/faq/README.md'), 'utf8')
    const blocks = [...readme.matchAll(/```html\n([\s\S]+?)```/g)].map(([, code]) => code)
    expect(blocks.join('\n')).toContain('bundle.js')
    app.write('index.html', `<!doctype html><html lang="en"><title>Page</title><body>${blocks.join('\n')}`)
    const files: string[] = []
    page.on('request', request => files.push(new URL(request.url()).pathname))
    await page.goto(await app.serve('.'))
    await page.getByText('Is Firstrung free?').click()
    await expect(page.getByText('Students and graduates never pay.')).toBeVisible()
    expect(files.filter(file => /\.(js|css)$/.test(file))).toHaveLength(3)
  })
})
