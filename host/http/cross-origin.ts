import type { ParameterizedContext } from 'koa'

/**
 * Paths that pages of other sites may read: files, data and frames of embeds. They are public and the same for
 * everyone.
 */
const PUBLIC = /^\/embed\/(data|frame|v\d+|[\da-z]{10})\//
const PICTURES = /^\/pictures\//

/** Lets other sites read the files, data and frames of embeds, including errors, and show our pictures. */
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
