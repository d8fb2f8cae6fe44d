import { createHash } from 'node:crypto'
import { addressKey } from '../../../http/address-key'
import type { Context } from '../../../http/context'
import type { Router } from '../../../http/router'
import { parseUrl } from '../../../lib/urls'
import type { Services } from '../../../services'
import { findSuggestions } from '../suggestions'
import { ByWidget, DataQuery, SuggestQuery } from './input'
import { loadData } from './load-data'
import { absolute, embedName } from './view'

/** Browsers revalidate after five minutes; caches may serve stale data for a day if the site does not answer. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400'

/** Public, and the same for everyone. */
export function dataRoutes(services: Services, router: Router): void {
  router.get(
    '/embed/data/suggestions',
    { access: 'anyone', needs: 'database', query: SuggestQuery },
    async (ctx, input) => {
      await countRequest(services, ctx)
      const found = await findSuggestions(services.reads, input.query)
      send(ctx, JSON.stringify(absolute(found, services.config.BASE_URL)))
    },
  )

  const shape = { params: ByWidget, query: DataQuery, invalidParams: 'invalid', needs: 'database' } as const
  router.get('/embed/data/:widget', { access: 'anyone', ...shape }, async (ctx, { params, query }) => {
    await countRequest(services, ctx)
    const { props } = await loadData(services, embedName(params.widget), query)
    send(ctx, JSON.stringify(props))
  })
}

/** Counts per IP address and per embedding site. One client may use only a share of a site's quota. */
async function countRequest({ limits }: Services, ctx: Context): Promise<void> {
  const [caller, site] = [addressKey(ctx.ip), siteOf(ctx)]
  await limits.count('embed-by-caller', caller)
  if (site && (await limits.isWithin('embed-share-of-caller', `${caller} ${site}`))) {
    await limits.count('embed-by-site', site)
  }
}

/** Returns the site that shows the embed if the request comes from a browser: any program can send an Origin. */
function siteOf(ctx: Context): string | undefined {
  const isEmbedded = ctx.get('Sec-Fetch-Site').toLowerCase() === 'cross-site'
  return isEmbedded ? (parseUrl(ctx.get('Origin')) ?? parseUrl(ctx.get('Referer')))?.host : undefined
}

function send(ctx: Context, json: string): void {
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  ctx.set('Cache-Control', CACHE_CONTROL)
  ctx.set('ETag', etag)
  // A proxy that compresses the answer makes the tag a weak one.
  if (ctx.get('If-None-Match').includes(etag)) {
    ctx.status = 304
    return
  }
  ctx.type = 'application/json; charset=utf-8'
  ctx.body = json
}
