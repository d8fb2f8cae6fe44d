import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { root } from '../../scripts/widgets.mjs'
import { type Flavour, packTarballs, ScratchApp } from './scratch-app'

test.describe.configure({ timeout: 180_000 })

const guide = readFileSync(path.join(root, 'docs/for/app-developers.md'), 'utf8')
const block = (language: string) => new RegExp('```' + language + '\\n([\\s\\S]+?)```').exec(guide)?.[1] ?? ''
const CODE: Record<Flavour, string> = { react: block('jsx'), preact: block('jsx preact') }

test('the page of the guide works with the one tarball, React 18 and the package.json of npm', async ({ page }) => {
  const tarball = packTarballs().find(file => /\/firstrung-\d[^/]*$/.test(file)) ?? ''
  const app = new ScratchApp('react', { react: '18.3.1', 'react-dom': '18.3.1', firstrung: `file:${tarball}` })
  app.remove('package.json')
  const commands = block('sh')
    .split('\n')
    .filter(line => line && !line.startsWith('npm install'))
  commands.forEach(command => execSync(command, { cwd: app.dir, stdio: 'pipe' }))
  app.write('index.html', block('html'))
  app.write('main.jsx', CODE.react.replaceAll('@firstrung/', 'firstrung/'))
  await build({ root: app.dir, logLevel: 'error', build: { outDir: 'public' } })
  await page.goto(await app.serve())

  await page.getByText('Is it free?').click()
  await expect(page.getByText('Opened: free')).toBeVisible()
  await expect(page.locator('[data-firstrung]')).toHaveCSS('--rung', /\S/)
  app.close()
})

for (const flavour of ['react', 'preact'] satisfies Flavour[]) {
  test(
    `the page of the guide works with Vite and ${flavour}`,
    { tag: flavour === 'preact' ? '@full' : [] },
    async ({ page }) => {
      const app = new ScratchApp(flavour)
      app.write('index.html', block('html'))
      app.write('main.jsx', CODE[flavour])
      await build({ root: app.dir, logLevel: 'error', build: { outDir: 'public' } })
      await page.goto(await app.serve())

      await page.getByText('Is it free?').click()
      await expect(page.getByText('Yes, for students.')).toBeVisible()
      await expect(page.getByText('Opened: free')).toBeVisible()
      app.close()
    },
  )
}
