import path from 'node:path'
import type { Middleware } from 'koa'
import sirv from 'sirv'
import type { State } from './context'

const YEAR = 31_536_000

/** Built files under /assets: names carry their content's hash, so they are kept for a year. Never anything else. */
export function assets(root: string, headers: Readonly<Record<string, string>>, watch: boolean): Middleware<State> {
  const serve = sirv(path.join(root, 'dist/site'), {
    dev: watch,
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: YEAR,
    immutable: true,
    dotfiles: false,
    setHeaders: res => {
      for (const name of ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy']) {
        res.setHeader(name, headers[name] ?? '')
      }
    },
  })
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/assets/') || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    const { req, res } = ctx
    const whole = req.url
    req.url = (req.url ?? '').slice('/assets'.length)
    const passed = await new Promise<boolean>(resolve => {
      res.once('close', () => resolve(false))
      res.once('finish', () => resolve(false))
      serve(req, res, () => resolve(true))
    })
    req.url = whole
    if (passed) {
      await next()
    } else {
      ctx.respond = false
    }
  }
}
