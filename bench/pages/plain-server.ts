import { readFileSync } from 'node:fs'
import Koa from 'koa'
import nunjucks from 'nunjucks'
import { openDatabase } from '../../host/db'
import type { PlainPage } from './plain-page'

/**
 * The rendering baseline, in its own process: plain Koa and Nunjucks, which send the statements of a page in parallel
 * and render its HTML from escaped values. `PAGES_FILE` holds the pages by address.
 */
const { PAGES_FILE = '', PORT = '0', DATABASE_URL: url, DATA_DIR: dataDir = '' } = process.env

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const database = await openDatabase({ url, dataDir, log: silent, lock: 'join' })
const env = new nunjucks.Environment(null, { autoescape: true })
const pages = new Map(
  Object.entries(JSON.parse(readFileSync(PAGES_FILE, 'utf8')) as Record<string, PlainPage>).map(([path, page]) => [
    path,
    { ...page, compiled: new nunjucks.Template(page.template, env, path, true) },
  ]),
)

const app = new Koa()
app.use(async ctx => {
  const page = pages.get(ctx.path)
  if (page) {
    await Promise.all(page.statements.map(({ text, values }) => database.pool.query(text, values)))
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = page.compiled.render({ v: page.values })
  }
})
app.listen(Number(PORT), '127.0.0.1')
