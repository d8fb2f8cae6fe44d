import type { Context } from './context'

/** Whether a browser fetches a page before anyone has asked for it. */
export const isPrefetch = (ctx: Context): boolean =>
  /prefetch|preview|prerender/.test(ctx.get('Sec-Purpose') || ctx.get('Purpose'))
