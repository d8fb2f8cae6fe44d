import { existsSync } from 'node:fs'
import { run, runNode } from './run.mjs'

/** Debian's Chromium without windows: half the work for the same pages. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns this machine's Chromium, or installs one: with apt as root on Debian, otherwise Playwright's own. */
export async function ensureBrowser() {
  if (process.env.CI && !process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) {
    await installFromApt()
  }
  return (await findBrowser()) ?? (await installBrowser())
}

/** `CHROMIUM_PATH`, then the usual places, then Playwright's own; each must start. */
async function findBrowser() {
  const { chromium } = await import('@playwright/test')
  for (const file of [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()]) {
    if (file && existsSync(file) && (await run(file, ['--version'])).code === 0) {
      return file
    }
  }
  return undefined
}

/** Works only as root on Debian. */
async function installFromApt() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    // Distributions other than Debian may have only one of the two package names.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', name], { env })
    }
  }
}

async function installBrowser() {
  console.log('Installing a browser for the tests')
  await installFromApt()
  const found = await findBrowser()
  if (found) {
    return found
  }
  const { code, output } = await runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium'])
  const installed = code === 0 ? await findBrowser() : undefined
  if (!installed) {
    throw new Error(`No Chromium was found and none could be installed; set CHROMIUM_PATH.\n${output}`)
  }
  return installed
}
