import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/widgets.mjs'
import { freePort } from '../support/free-port'
import { ownPackages, ScratchApp } from './scratch-app'

const guide = readFileSync(path.join(root, 'docs/for/app-developers.md'), 'utf8')
/** Files of the guide: a block of code with the name of the file. */
const FILES = ['layout', 'page', 'questions', 'widgets'] as const
const block = (name: string) => new RegExp('```jsx ' + name + '\\n([\\s\\S]+?)```').exec(guide)?.[1] ?? ''
/** A page with a marker in HTML that React does not own. */
const MARKER = `
import { Widgets } from '../widgets'

export default function Page() {
  const props = { items: [{ id: 'two', question: 'Who writes the reviews?', answer: 'People who worked there.' }] }
  const html = '<div data-widget="faq"><script type="application/json">' + JSON.stringify(props) + '</script></div>'
  return <main><Widgets /><div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} /></main>
}
`

// Next.js is installed from the registry.
test.describe('a Next.js app', { tag: '@full' }, () => {
  test.setTimeout(600_000)
  let app: ScratchApp
  let server: ChildProcess | undefined

  test.beforeAll(() => {
    app = new ScratchApp('react', { ...ownPackages(), next: '16.4.6' })
    for (const name of FILES) {
      app.write(`app/${name}.jsx`, block(name))
    }
    app.write('app/marker/page.jsx', MARKER)
  })

  test.afterAll(() => {
    server?.kill()
    app.close()
  })

  test('builds the pages of the guide, renders the components on the server, and mounts components and markers in the browser', async ({
    page,
  }) => {
    const next = path.join(app.dir, 'node_modules/next/dist/bin/next')
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
    execFileSync(process.execPath, [next, 'build'], {
      cwd: app.dir,
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
      timeout: 200_000,
    })
    const port = await freePort()
    server = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
      cwd: app.dir,
      env,
      stdio: 'ignore',
    })
    const url = `http://127.0.0.1:${port}/`
    await expect
      .poll(
        () =>
          fetch(url).then(
            answer => answer.text(),
            () => '',
          ),
        { timeout: 60_000 },
      )
      .toContain('Is it free?')

    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.goto(url)
    await page.getByText('Is it free?').click()
    await expect(page.getByText('Yes, for students.')).toBeVisible()
    await expect(page.getByText('Opened: free')).toBeVisible()
    await page.getByText('What does it cost?').click()
    await expect(page.getByText('Nothing, for students.')).toBeVisible()
    await page.goto(`${url}marker`)
    await page.getByText('Who writes the reviews?').click()
    await expect(page.getByText('People who worked there.')).toBeVisible()
    expect(errors).toEqual([])
  })
})
