import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const INSTALLED = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const BROWSER_PATH = existsSync(INSTALLED) ? INSTALLED : chromium.executablePath()
const BROWSER_ARGS = ['--no-sandbox', '--disable-quic', '--disable-gpu']

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_ARGS })
}
