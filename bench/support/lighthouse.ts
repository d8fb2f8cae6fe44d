import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { BROWSER_ARGS, BROWSER_PATH } from './browser'
import { freePort } from './site'

/**
 * Opens a browser for Lighthouse. `report` loads a page as a simulated phone and throws if Lighthouse returns no
 * report.
 */
export async function openLighthouse() {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: BROWSER_PATH,
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  })
  return {
    report: async (url: string, flags: Flags) => {
      const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', ...flags })
      if (!result) {
        throw new Error(`Lighthouse has no report of ${url}`)
      }
      return result.lhr
    },
    close: () => browser.close(),
  }
}

export type Lighthouse = Awaited<ReturnType<typeof openLighthouse>>
