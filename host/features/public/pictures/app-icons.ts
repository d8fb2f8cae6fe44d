import sharp from 'sharp'
import type { Router } from '../../../http/router'
import { drawPicture } from './drawings'

const A_WEEK = 'public, max-age=604800'

/**
 * `width` is in pixels. iPhones and iPads request `/apple-touch-icon.png` although no page links to it, and do not
 * support SVG. A maskable icon is drawn to its edges.
 */
export const APP_ICONS = {
  '/apple-touch-icon.png': { drawing: 'maskable', width: 180 },
  '/pictures/icons/mark-192.png': { drawing: 'mark', width: 192 },
  '/pictures/icons/mark-512.png': { drawing: 'mark', width: 512 },
  '/pictures/icons/maskable-512.png': { drawing: 'maskable', width: 512 },
} as const

export function appIconRoutes(router: Router): void {
  for (const [path, { drawing, width }] of Object.entries(APP_ICONS)) {
    let icon: Promise<Buffer> | undefined
    router.get(path, { access: 'anyone', needs: 'nothing' }, async ctx => {
      icon ??= drawIcon(drawing, width)
      ctx.body = await icon
      ctx.type = 'image/png'
      ctx.set('Cache-Control', A_WEEK)
    })
  }
}

function drawIcon(drawing: string, width: number): Promise<Buffer> {
  const svg = drawPicture('brand', drawing) ?? ''
  return sharp(Buffer.from(svg)).resize(width).png({ palette: true }).toBuffer()
}
