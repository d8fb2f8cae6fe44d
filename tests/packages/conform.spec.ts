import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { listWidgets, root } from '../../scripts/widgets.mjs'
import { BROKEN, SEVERAL, writeBroken } from './broken-widgets'
import { packTarballs } from './scratch-app'

const CHECKS = [
  ...['double mount', 'two instances', 'hostile CSS', 'strict CSP', 'Trusted Types', 'right to left'],
  ...['translation', 'back/forward cache', 'morph', 'axe', 'no script', 'leak'],
]
/** The checks that our widgets cannot pass by their purpose; each package.json has the reason. */
const EXCEPTED: Record<string, string> = {
  consent: 'no script',
  onboarding: 'two instances',
  'page-keys': 'no script',
  'passkey-login': 'no script',
  'passkey-set-up': 'no script',
}
/** Our own widgets run the full number. */
const SOME_CYCLES = '20'

// In this order in one worker, because packing takes long.
test.describe.configure({ mode: 'default', timeout: 240_000 })

let folder = ''
let program = ''
let tarballs: string[] = []

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'firstrung-conform-test-'))
  tarballs = packTarballs()
  const command = tarballs.find(file => /[/\\]firstrung-\d/.test(file)) ?? ''
  execFileSync('tar', ['-xzf', command, '-C', folder])
  program = path.join(folder, 'package/firstrung.mjs')
})

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

interface Outcome {
  code: number
  output: string
  passed: string[]
  excepted: string[]
  failed: Record<string, string>
}

/** Runs the packed program as people do. Our repository has what it needs; `cwd` may be a project that has not. */
function conform(args: readonly string[], cwd = root): Promise<Outcome> {
  const executable = test.info().project.use.launchOptions?.executablePath
  const env = { ...process.env, ...(executable ? { CHROMIUM_PATH: browserWithCache(executable) } : {}) }
  return new Promise(resolve => {
    const child = execFile(process.execPath, [program, 'conform', ...args], { cwd, env }, (_, stdout, stderr) => {
      const output = stdout + stderr
      resolve({
        ...{ code: child.exitCode ?? -1, output },
        passed: [...output.matchAll(/^ok {3}(.+)$/gm)].map(([, name = '']) => name),
        excepted: [...output.matchAll(/^-- {3}([^:]+):/gm)].map(([, name = '']) => name),
        failed: Object.fromEntries(
          [...output.matchAll(/^FAIL ([^:]+): (.+)$/gm)].map(([, name = '', why = '']) => [name, why]),
        ),
      })
    })
  })
}

const nameOf = (tarball: string) => path.basename(tarball).replace(/^firstrung-(.+)-\d+\.\d+\.\d+\.tgz$/, '$1')

/** The headless shell has no back/forward cache; the full Chromium has. */
const browserWithCache = (file: string) => file.replace(/-headless-shell$/, '')

test.describe('our own widgets', { tag: '@full' }, () => {
  for (const { name } of listWidgets()) {
    test(`${name} conforms`, async () => {
      const file = tarballs.find(tarball => nameOf(tarball) === name) ?? ''
      const { code, output, passed, excepted } = await conform([file])
      const exception = EXCEPTED[name]
      expect(excepted, output).toEqual(exception ? [exception] : [])
      expect(passed, output).toEqual(CHECKS.filter(check => check !== exception))
      expect(code, output).toBe(0)
    })
  }
})

test('a widget with several defects fails at each of them, and nowhere else', async () => {
  const { code, output, failed } = await conform([writeBroken(folder, 'several'), '--cycles', SOME_CYCLES])
  expect(Object.keys(failed), output).toEqual(SEVERAL)
  for (const check of SEVERAL) {
    expect(failed[check]).toMatch(BROKEN[check]?.reason ?? /^$/)
  }
  expect(output).toContain(
    `${CHECKS.length - SEVERAL.length} of 12 checks passed, ${SEVERAL.length} failed, 0 excepted`,
  )
  expect(code).toBe(1)
})

for (const [check, { reason }] of Object.entries(BROKEN)) {
  test(`a widget with a defect fails at "${check}", and nowhere else`, { tag: '@full' }, async () => {
    const { code, output, failed } = await conform([writeBroken(folder, check), '--cycles', SOME_CYCLES])
    expect(Object.keys(failed), output).toEqual([check])
    expect(failed[check]).toMatch(reason)
    expect(output).toContain('11 of 12 checks passed, 1 failed, 0 excepted')
    expect(code).toBe(1)
  })
}

test('a widget on a page is checked by its address', { tag: '@full' }, async () => {
  const faq = tarballs.find(file => nameOf(file) === 'faq') ?? ''
  execFileSync('tar', ['-xzf', faq, '-C', folder])
  const bundle = readFileSync(path.join(folder, 'package/dist/bundle.js'))
  const item = { id: 'free', question: 'Is it free?', answer: 'Yes, for students.' }
  const marker = `<div data-widget="faq" data-mount="visible"><script type="application/json">${JSON.stringify({ items: [item] })}</script>`
  const page = (html: string) =>
    `<!doctype html><title>Shop</title><p>Ours</p>${marker}${html}</div><script type="module" src="bundle.js"></script>`
  const sound = page(`<h3>${item.question}</h3><p>${item.answer}</p>`)
  const server = createServer(({ url }, response) => {
    const [type, body] = url?.endsWith('.js')
      ? ['text/javascript', bundle]
      : ['text/html', url === '/' ? sound : page('')]
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const good = await conform([`${address}/`, '--cycles', SOME_CYCLES])
  const empty = await conform([`${address}/empty`, '--cycles', SOME_CYCLES])
  const other = await conform([`${address}/`, '--widget', 'carousel'])
  server.close()
  expect(good.failed, good.output).toEqual({})
  expect(good.code).toBe(0)
  expect(Object.keys(empty.failed), empty.output).toEqual(['no script'])
  expect(empty.code).toBe(1)
  expect(other.output).toContain('has no marker of the widget carousel')
  expect(other.code).toBe(2)
})

test('what it cannot check is reported in a sentence, with exit code 2', async () => {
  const empty = mkdtempSync(path.join(folder, 'empty-'))
  writeFileSync(path.join(empty, 'package.json'), '{"name":"no-widget"}')
  const sayings: [string[], string, string?][] = [
    [[], 'Name one package or one address.'],
    [['nowhere'], 'There is no file or folder nowhere'],
    [[empty], 'no-widget is no widget that can be checked: it exports no .'],
    [[empty, '--cycles', 'x'], '--cycles must be a whole number above 0, not x'],
    [[empty], 'npm install --save-dev playwright axe-core esbuild idiomorph', empty],
  ]
  for (const [args, text, cwd] of sayings) {
    const { code, output } = await conform(args, cwd)
    expect(output).toContain(text)
    expect(output).not.toContain('    at ')
    expect(code).toBe(2)
  }
})

test('the guide names every check', () => {
  const guide = readFileSync(path.join(root, 'docs/for/app-developers.md'), 'utf8')
  expect(CHECKS.filter(check => !guide.includes(`| ${check} `))).toEqual([])
})
