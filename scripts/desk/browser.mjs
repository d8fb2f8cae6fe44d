import { existsSync } from 'node:fs'
import { run, runNode } from './run.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium of this machine, or one that is installed now: apt as root on Debian, else Playwright's own. */
export async function ensureBrowser() {
  return (await findBrowser()) ?? (await installBrowser())
}

/** `CHROMIUM_PATH`, then the usual places, then Playwright's own; each must start. */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test')
  for (const file of [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()]) {
    if (file && existsSync(file) && (await run(file, ['--version'])).code === 0) {
      return file
    }
  }
  return undefined
}

async function installBrowser() {
  console.log('Installing a browser for the tests')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env })
  }
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
