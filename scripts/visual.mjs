import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import './lib/node-version.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { checkOut, removeCheckout } from './visual/checkout.mjs'
import { compareStories } from './visual/compare-stories.mjs'
import { writeReport } from './visual/report.mjs'
import { root } from './widgets.mjs'

const USAGE = `npm run visual -- --against REF [--to FOLDER] [--story TEXT]

Renders every story of the working folder and of the commit REF, at 375 px in light and at 1280 px in dark, and writes
index.html with what differs, side by side. --story takes only stories whose id contains TEXT.`

/** Storybook prints its errors among its messages. */
async function buildStorybook(folder, to) {
  const program = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const building = promisify(execFile)(
    process.execPath,
    [program, 'build', '-o', to, '--disable-telemetry', '--quiet'],
    {
      ...{ cwd: folder, maxBuffer: Infinity },
      env: { ...process.env, CI: 'true' },
    },
  )
  await building.catch(({ stdout, stderr }) => {
    throw new Error(`Storybook of ${folder} could not be built:\n${stdout}${stderr}`)
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
  await Promise.all([buildStorybook(path.join(work, 'ref'), before), buildStorybook(root, after)])
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
