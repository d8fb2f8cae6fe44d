import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '../../../http/context'
import { notFound } from '../../../lib/errors'
import { FOLDER } from './drawings'

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** The gallery's drawn clip, and the home page's clips, which scripts/clips.mjs records from this site. */
export const clipFiles = [
  'night-shift.mp4',
  'night-shift.webm',
  'night-shift.svg',
  'find.mp4',
  'find.webm',
  'find.webp',
  'check.mp4',
  'check.webm',
  'check.webp',
  'choose.mp4',
  'choose.webm',
  'choose.webp',
] as const

/** The files are few and small, so each is read whole and cut to the requested range. */
export async function sendClip(ctx: Context, name: (typeof clipFiles)[number]): Promise<void> {
  const extension = path.extname(name).slice(1)
  const file = await readFile(path.join(FOLDER, 'clips', name)).catch(() => undefined)
  if (!file) {
    throw notFound()
  }
  ctx.type = TYPES[extension] ?? ''
  ctx.set('Accept-Ranges', 'bytes')
  const range = /^bytes=(\d+)-(\d*)$/.exec(ctx.get('Range'))
  const start = Number(range?.[1] ?? 0)
  const end = Math.min(range?.[2] ? Number(range[2]) : Infinity, file.length - 1)
  if (range && start <= end) {
    ctx.status = 206
    ctx.set('Content-Range', `bytes ${start}-${end}/${file.length}`)
    ctx.body = file.subarray(start, end + 1)
  } else {
    ctx.body = file
  }
}
