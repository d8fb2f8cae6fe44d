import path from 'node:path'
import type { Middleware } from 'koa'
import type { State } from './context'
import { readBuiltFiles, sendEncoded } from './encodings'

const CACHE_CONTROL = 'public, max-age=31536000, immutable'
/** The manifest has one name for all builds, without a hash. */
const IS_HASHED = /-[a-z0-9]{8}\.\w+$/
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Serves the built files under /assets from memory (about a megabyte; their names contain a content hash). A build that
 * replaces the folder does not affect a running host, and only built files can be requested. With `watch` the folder is
 * read again for each request.
 */
export function assets(root: string, watch: boolean): Middleware<State> {
  const folder = path.join(root, 'dist/site')
  let files = readBuiltFiles(folder, TYPES)
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/assets/') || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    if (watch) {
      files = readBuiltFiles(folder, TYPES)
    }
    const file = files.get(ctx.path.slice('/assets/'.length))
    if (!file) {
      await next()
      return
    }
    ctx.set('Cache-Control', IS_HASHED.test(ctx.path) ? CACHE_CONTROL : 'no-cache')
    ctx.type = file.type
    sendEncoded(ctx, file)
  }
}
