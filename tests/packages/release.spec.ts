import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { root } from '../../scripts/widgets.mjs'
import { freePort } from '../support/free-port'
import { installed } from '../support/template-engines'

const PYTHON = installed('python3', ['-c', 'import http.server'])
const WIDGETS = ['faq', 'rating-summary', 'related-jobs', 'carousel', 'star-rating', 'share-link']

test.describe('the release archive, with Python and nothing else', () => {
  test.skip(!PYTHON, 'Python is not installed')
  test.setTimeout(120_000)
  let folder: string
  let server: ChildProcess | undefined

  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'firstrung-release-'))
    const release = ['--conditions=source', '--import', 'tsx', 'scripts/release.ts', '--to', path.join(folder, 'out')]
    execFileSync(process.execPath, release, { cwd: root, stdio: 'pipe' })
    execFileSync('tar', ['-xzf', path.join(folder, 'out', archiveName())], { cwd: folder })
  })

  test.afterEach(() => {
    server?.kill()
  })

  test.afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs the script of docs/for/template-authors.md on a free port; `change` may change its text. */
  async function openPage(page: Page, change = (script: string) => script): Promise<void> {
    const guide = readFileSync(path.join(root, 'docs/for/template-authors.md'), 'utf8')
    const script = /```python\n([\s\S]+?)```/.exec(guide)?.[1] ?? ''
    const port = await freePort()
    writeFileSync(path.join(folder, 'page.py'), change(script.replace('8000', String(port))))
    server = spawn(PYTHON, ['page.py'], { cwd: folder, stdio: 'ignore' })
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    await page.goto(`http://127.0.0.1:${port}/`)
  }

  test('makes the page of the guide', async ({ page }) => {
    await openPage(page)
    await page.getByText('Is it free?').click()
    await expect(page.getByText('Yes, for students.')).toBeVisible()
  })

  test('makes a page on which six widgets are mounted', { tag: '@full' }, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    const markers = `"".join(__import__("json").loads((RELEASE / "fixtures" / f"{name}.json").read_text())[0]["html"] for name in ${JSON.stringify(WIDGETS)})`
    await openPage(page, script =>
      script
        .replace(/<div data-widget="faq">[\s\S]+?<\/div>/, '{markers}')
        .replace('include=(', `markers=${markers}, include=(`),
    )
    for (const name of WIDGETS) {
      await page.locator(`[data-widget="${name}"]`).scrollIntoViewIfNeeded()
      await expect(page.locator(`[data-widget="${name}"]`)).toHaveAttribute('data-state', 'mounted')
    }
    expect(errors).toEqual([])
  })

  test('has a linter that runs alone', () => {
    writeFileSync(path.join(folder, 'bad.twig'), '<p>\n<div data-widget="fqa"></div>')
    const lint = () =>
      execFileSync(
        process.execPath,
        [path.join(releaseFolder(), 'lint/firstrung.mjs'), 'lint', 'bad.twig', '--format', 'github'],
        {
          ...{ cwd: folder, encoding: 'utf8', stdio: 'pipe' },
        },
      )
    expect(lint).toThrow(
      expect.objectContaining({
        status: 1,
        stdout: expect.stringContaining(
          '::error file=bad.twig,line=2,col=6::There is no widget "fqa". Did you mean "faq"?',
        ),
      }),
    )
  })

  test('has the style sheets of each widget for a page with few of them', async ({ page }) => {
    writeFileSync(path.join(folder, 'page.html'), '<div data-widget="faq"></div>')
    const lint = [path.join(releaseFolder(), 'lint/firstrung.mjs'), 'lint', '--include', 'page.html']
    const lines = execFileSync(process.execPath, lint, { cwd: folder, encoding: 'utf8' })
    expect(lines.match(/href="[^"]+"/g)).toEqual([
      expect.stringMatching(/firstrung\/base-[\w-]{8}\.css/),
      expect.stringMatching(/firstrung\/widget-faq-\w{8}\.css/),
    ])
    await openPage(page, script => script.replace('(RELEASE / "include.html").read_text()', JSON.stringify(lines)))
    await expect(page.locator('[data-widget=faq]')).toHaveAttribute('data-state', 'mounted')
    const read = () =>
      page.locator('.w-faq, .w-faq *').evaluateAll(all => all.map(item => ({ ...getComputedStyle(item) })))
    const few = await read()
    await openPage(page)
    await expect(page.locator('[data-widget=faq]')).toHaveAttribute('data-state', 'mounted')
    expect(few).toEqual(await read())
  })

  test('has a linter that needs no Node', async ({ page }) => {
    await page.goto(`file://${path.join(releaseFolder(), 'lint.html')}`)
    await page.getByRole('textbox').fill('<p>\n<div data-widget="fqa"></div>')
    await expect(page.getByRole('listitem')).toHaveText('2:6 error: There is no widget "fqa". Did you mean "faq"?')
    const drop = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['{{ widget("faq", { level: 9 }) }}'], 'page.njk'))
      return data
    })
    await expect(page.getByRole('status')).toContainText('1 file, 1 error, 0 warnings')
    await page.dispatchEvent('body', 'drop', { dataTransfer: drop })
    await expect(page.getByRole('listitem').first()).toContainText('error: ')
    await expect(page.getByRole('status')).toContainText('errors, 0 warnings')
  })

  const version = () =>
    (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version
  const archiveName = () => `firstrung-${version()}.tar.gz`
  const releaseFolder = () => path.join(folder, `firstrung-${version()}`)
})
