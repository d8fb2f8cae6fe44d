import type { BenchResult } from '../result'
import { openBrowser } from '../support/browser'
import { pageKinds } from '../support/page-kinds'
import { startSite } from '../support/site'

/** Without interaction; more than this is slow on a phone. The home page includes clips, quiz and scenes. */
const goalOf = (kind: string) => (kind === 'home' ? 27 : 22)

/** Measures the script that a page loads by itself, gzipped, as a phone without scrolling or touch. */
export async function run(): Promise<BenchResult[]> {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const kinds = Object.entries(await pageKinds(site.url))
    const results: BenchResult[] = []
    for (const [kind, path] of kinds) {
      const page = await browser.newPage({ viewport: { width: 375, height: 800 } })
      const scripts = new Set<string>()
      page.on('response', answer => {
        if (answer.request().resourceType() === 'script') {
          scripts.add(answer.url())
        }
      })
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      await page.close()
      const bytes = await Promise.all([...scripts].map(gzipBytes))
      const kB = bytes.reduce((sum, size) => sum + size, 0) / 1000
      results.push({
        name: `script of a ${kind} page, first load`,
        value: kB,
        unit: 'kB gzip',
        goal: `<= ${goalOf(kind)} kB`,
        pass: kB <= goalOf(kind),
      })
    }
    return results
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function gzipBytes(url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } })
  return Number(answer.headers.get('content-length'))
}
