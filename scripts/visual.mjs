import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import './lib/node-version.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { checkOut, removeCheckout } from './visual/checkout.mjs'
import { compareStories } from './visual/compare-stories.mjs'
import { writeReport } from './visual/report.mjs'
import { root } from './widgets.mjs'

const USAGE = `npm run visual -- --against REF [--to FOLDER] [--story TEXT]

Renders every story of the working folder and of the commit REF at 375 and 1280 px in both schemes, and writes
index.html with what differs, side by side. --story takes only stories whose id contains TEXT.`

function buildStorybook(folder, to) {
  const program = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  execFileSync(process.execPath, [program, 'build', '-o', to, '--disable-telemetry', '--quiet'], {
    ...{ cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    env: { ...process.env, CI: 'true' },
  })
}

const { values } = parseArgs({
  options: { against: { type: 'string' }, to: { type: 'string' }, story: { type: 'string', default: '' } },
})
if (!values.against) {
  console.error(USAGE)
  process.exit(2)
}
const target = path.resolve(values.to ?? path.join(root, '.cache/visual'))
const work = mkdtempSync(path.join(tmpdir(), 'firstrung-visual-'))
const [before, after] = ['before', 'after'].map(name => path.join(work, name))
try {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const commit = checkOut(values.against, path.join(work, 'ref'))
  console.log(`Building Storybook of ${commit} and of the working folder`)
  buildStorybook(path.join(work, 'ref'), before)
  buildStorybook(root, after)
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const results = await compareStories({ browser, before, after, target, wanted: values.story })
  await browser.close()
  writeReport(target, { commit, results })
  const changed = results.filter(({ kind }) => kind !== 'same').length
  console.log(`${results.length} pictures, ${changed} differ: ${path.join(target, 'index.html')}`)
} finally {
  removeCheckout(path.join(work, 'ref'))
  rmSync(work, { recursive: true, force: true })
}
