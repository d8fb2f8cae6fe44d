import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Context } from '../../../http/context'
import { type BuiltFile, sendEncoded } from '../../../http/encodings'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import type { EmbedBuilds } from './builds'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Sites on the channel get a new build within five minutes. */
const CHANNEL = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400'

const ByFile = v.object({ build: v.string(), file: v.string() })

export function fileRoutes(builds: EmbedBuilds, router: Router): void {
  const etag = `"${createHash('sha256').update(builds.stub).digest('base64url').slice(0, 22)}"`

  router.get('/embed/v1/embed.js', { access: 'anyone', needs: 'nothing' }, ctx => {
    ctx.set({ 'Cache-Control': CHANNEL, ETag: etag })
    if (ctx.get('If-None-Match').includes(etag)) {
      ctx.status = 304
      return
    }
    ctx.type = 'text/javascript; charset=utf-8'
    ctx.body = builds.stub
  })

  router.get('/embed/:build/:file', { access: 'anyone', needs: 'nothing', params: ByFile }, (ctx, { params }) => {
    send(ctx, found(builds.find(params.build, params.file), 'There is no such build of the embed any more'))
  })
}

function send(ctx: Context, file: BuiltFile): void {
  ctx.set('Cache-Control', IMMUTABLE)
  ctx.type = file.type
  sendEncoded(ctx, file)
}
