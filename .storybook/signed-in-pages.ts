import { request } from '@playwright/test'
import { demoSite } from '../tests/support/site'

const STUDENT = { email: 'student@firstrung.test', password: 'first-rung-2026' }

/** Prints the main region of each page as the student of the demo sees it. Argument: addresses by name; output: HTML by name. */
const pages = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>
const site = await demoSite()
const browser = await request.newContext({ baseURL: site.url, extraHTTPHeaders: { Origin: site.url } })
await browser.get('/login')
const token = (await browser.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
await browser.post('/login', {
  data: STUDENT,
  headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-XSRF-TOKEN': decodeURIComponent(token) },
})

const shown: Record<string, string> = {}
let before = ''
for (const [name, address] of Object.entries(pages)) {
  const [first = ''] = /(?<=app-tracker\/all\/)\d+(?=#)/.exec(before) ?? []
  const html = await (await browser.get(address.replace('*', first))).text()
  const [, region] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  if (!region?.includes('l-dashboard')) {
    throw new Error(`${address} is no page of the dashboard`)
  }
  shown[name] = region
  before = region
}
await browser.dispose()
await site.stop()
process.stdout.write(JSON.stringify(shown))
