import type { ParameterizedContext } from 'koa'

/** Embeds are public and the same for everyone. */
const PUBLIC = /^\/embed\/(data|frame|v\d+|[\da-z]{10})\//
const PICTURES = /^\/pictures\//

export function allowCrossOriginReads(ctx: ParameterizedContext): void {
  const isPublic = PUBLIC.test(ctx.path)
  if (isPublic) {
    ctx.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Retry-After',
      'Timing-Allow-Origin': '*',
    })
  }
  if (isPublic || PICTURES.test(ctx.path)) {
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}
