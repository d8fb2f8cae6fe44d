import type { Context } from './context'

/** Returns whether a browser prefetches a page. */
export const isPrefetch = (ctx: Context): boolean =>
  /prefetch|preview|prerender/.test(ctx.get('Sec-Purpose') || ctx.get('Purpose'))
