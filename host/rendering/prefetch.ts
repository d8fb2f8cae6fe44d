import type { Context } from '../http/context'

export const isPrefetch = (ctx: Context): boolean =>
  /prefetch|preview|prerender/.test(ctx.get('Sec-Purpose') || ctx.get('Purpose'))
