import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../support/free-port'
import { packTarballs, ScratchApp } from './scratch-app'

const PAGE = `
import '@firstrung/ui/style.css'
import '@firstrung/faq/style.css'
import { Faq } from '@firstrung/faq/component'
import { Widgets } from './widgets'

export default function Page() {
  const marker = { items: [{ id: 'two', question: 'Who writes the reviews?', answer: 'People who worked there.' }] }
  return (
    <main>
      <Widgets />
      <Faq items={[{ id: 'one', question: 'Is it free?', answer: 'Yes, for students.' }]} />
      <div
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: '<div data-widget="faq"><script type="application/json">' + JSON.stringify(marker) + '</script></div>',
        }}
      />
    </main>
  )
}
`
/** Next.js drops an import for its effects from a server component. */
const WIDGETS = `
'use client'
import '@firstrung/faq'

export const Widgets = () => null
`
const LAYOUT = `
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`

test.describe('a Next.js app', () => {
  test.skip(!process.env.FULL_TESTS, 'Next.js is installed from the registry: npm run test:full')
  test.setTimeout(600_000)
  let app: ScratchApp
  let server: ChildProcess | undefined

  test.beforeAll(() => {
    app = new ScratchApp('react', packTarballs(['faq']), { next: '16.4.6' })
    app.write('app/page.jsx', PAGE)
    app.write('app/widgets.jsx', WIDGETS)
    app.write('app/layout.jsx', LAYOUT)
  })

  test.afterAll(() => {
    server?.kill()
    app.close()
  })

  test('builds, renders the component on the server, and mounts component and marker in the browser', async ({
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
    await page.getByText('Who writes the reviews?').click()
    await expect(page.getByText('People who worked there.')).toBeVisible()
    expect(errors).toEqual([])
  })
})
