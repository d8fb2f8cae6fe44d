import { expect, test } from '../support/site-page'
import { ScratchApp } from './scratch-app'

test.describe.configure({ timeout: 180_000 })

const MAIN = (site: string) => `
import React, { useState } from 'react'
import ReactDOM from 'react-dom'

function App() {
  const [count, setCount] = useState(0)
  const [isShown, setShown] = useState(true)
  const link = { className: 'firstrung', href: '${site}/companies/halden-rail/reviews', 'data-widget': 'rating-summary',
    'data-employer': 'halden-rail', 'data-heading': 'Ratings ' + Math.floor(count / 3) }
  return React.createElement('section', null,
    React.createElement('h1', null, 'React ' + React.version),
    isShown && React.createElement('a', link, 'Halden Rail on Firstrung'),
    React.createElement('output', null, String(count)),
    React.createElement('button', { onClick: () => setCount(count + 1) }, 'Count'),
    React.createElement('button', { onClick: () => setShown(!isShown) }, 'Toggle'))
}
ReactDOM.render(React.createElement(App), document.querySelector('main'))`

test(
  'an embed in a page of React 17 follows its props, and goes with its link',
  { tag: '@full' },
  async ({ page, site }) => {
    const app = new ScratchApp('react', { react: '17.0.2', 'react-dom': '17.0.2' })
    app.write('main.js', MAIN(site.url))
    app.write(
      'public/index.html',
      `<!doctype html><html lang="en"><title>App</title><main></main><script type="module" src="/main.js"></script>
<script type="module" async src="${site.url}/embed/v1/embed.js"></script>`,
    )
    await app.bundle()
    await page.goto(await app.serve())
    const embeds = page.locator('.firstrung-embed')
    await expect(page.getByRole('heading', { name: 'React 17.0.2' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ratings 0' })).toBeVisible()

    const count = page.getByRole('button', { name: 'Count' })
    for (let press = 0; press < 3; press += 1) {
      await count.click()
    }
    await expect(page.getByRole('heading', { name: 'Ratings 1' })).toBeVisible()
    await expect(embeds).toHaveCount(1)

    await page.getByRole('button', { name: 'Toggle' }).click()
    await expect(embeds).toHaveCount(0)
    await page.getByRole('button', { name: 'Toggle' }).click()
    await expect(page.getByRole('heading', { name: 'Ratings 1' })).toBeVisible()
    await expect(embeds).toHaveCount(1)
    app.close()
  },
)
