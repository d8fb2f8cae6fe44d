import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { compressAll, type EncodedBody, sendEncoded } from '../../../http/encodings'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { appIconRoutes } from './app-icons'
import { drawCard } from './card'
import { clipFiles, sendClip } from './clips'
import { drawPicture, pictureKinds } from './drawings'
import { findCardText } from './queries'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'
const CACHE_BYTES = 8 * 1024 * 1024

const Seed = '[a-z0-9]+(?:-[a-z0-9]+)*'
const Picture = v.object({
  kind: v.picklist(pictureKinds),
  file: v.pipe(v.string(), v.maxLength(84), v.regex(new RegExp(`^${Seed}\\.svg$`))),
})
const Card = v.object({ file: v.pipe(v.string(), v.regex(/^(firstrung|(company|job|review)-[1-9]\d{0,8})\.png$/)) })
const Clip = v.object({ file: v.picklist(clipFiles) })

/** Pictures are drawn on the first request and cached compressed. */
export function routes({ reads }: Services, router: Router): void {
  const drawings = new LRUCache<string, Required<EncodedBody>>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf })
  const cards = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: png => png.length })

  appIconRoutes(router)
  router.get('/pictures/clips/:file', { access: 'anyone', needs: 'nothing', params: Clip }, async (ctx, { params }) => {
    ctx.set('Cache-Control', ONE_DAY)
    await sendClip(ctx, params.file)
  })

  router.get('/pictures/card/:file', { access: 'anyone', needs: 'database', params: Card }, async (ctx, { params }) => {
    const png = await drawPng(params.file.replace('.png', ''))
    ctx.set('Cache-Control', ONE_DAY)
    ctx.type = 'image/png'
    ctx.body = png
  })

  async function drawPng(seed: string): Promise<Buffer> {
    const [kind = '', id = ''] = seed.split('-')
    const text = id ? found(await findCardText(reads, kind, Number(id))) : HOME
    const key = `card ${seed} ${text.title} ${text.line}`
    const png = cards.get(key) ?? (await drawCard(sceneOf(text.cover) ?? seed, text))
    cards.set(key, png)
    return png
  }

  router.get(
    '/pictures/:kind/:file',
    { access: 'anyone', needs: 'nothing', params: Picture },
    async (ctx, { params: { kind, file } }) => {
      const key = `${kind}/${file}`
      const drawing = drawings.get(key) ?? (await compressAll(drawSvg(kind, file)))
      drawings.set(key, drawing)
      ctx.set('Cache-Control', kind === 'ladders' || kind === 'brand' ? ONE_DAY : IMMUTABLE)
      ctx.type = 'image/svg+xml; charset=utf-8'
      sendEncoded(ctx, drawing)
    },
  )
}

const HOME = {
  title: 'Reviews and jobs for your first rung',
  line: 'Placements, internships and first jobs',
  cover: null,
}

function sceneOf(cover: string | null): string | undefined {
  return /^\/pictures\/cover\/([a-z0-9-]+)\.svg$/.exec(cover ?? '')?.[1]
}

const drawSvg = (kind: Parameters<typeof drawPicture>[0], file: string) =>
  Buffer.from(found(drawPicture(kind, file.replace('.svg', ''))))

const sizeOf = ({ identity, br, gzip: gzipped }: Required<EncodedBody>) => identity.length + br.length + gzipped.length
