import { readFileSync } from 'node:fs'
import Koa from 'koa'
import nunjucks from 'nunjucks'

/**
 * The baseline of the page benches, in its own process: `/buffer` is Koa with a constant body, `/page` is plain Koa and
 * Nunjucks rendering the same HTML from the same strings. It reads its bodies from files, so that both send exactly the
 * site's bytes.
 */
const { BUFFER_FILE = '', TEMPLATE_FILE = '', VALUES_FILE = '', PORT = '0' } = process.env

const buffer = readFileSync(BUFFER_FILE)
const env = new nunjucks.Environment(null, { autoescape: true })
const template = new nunjucks.Template(readFileSync(TEMPLATE_FILE, 'utf8'), env, 'page.njk', true)
const values = JSON.parse(readFileSync(VALUES_FILE, 'utf8')) as string[]

const app = new Koa()
app.use(ctx => {
  ctx.type = 'text/html; charset=utf-8'
  if (ctx.path === '/buffer') {
    ctx.set('Content-Encoding', 'br')
    ctx.body = buffer
  } else {
    ctx.body = template.render({ v: values })
  }
})
app.listen(Number(PORT), '127.0.0.1')
