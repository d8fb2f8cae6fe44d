import busboy from '@fastify/busboy'
import type { Context, Middleware } from 'koa'
import { AppError } from '../lib/errors'
import type { State } from './context'

const PATHS: ReadonlySet<string> = new Set(['/ajax/user/app-tracker/import'])
const MAX_BYTES = 1024 * 1024
const MAX_FORM_BYTES = MAX_BYTES + 256 * 1024
const TOO_LARGE = 'That file is too large. The limit is 1 MB'
const UNREADABLE = 'We could not read what you sent'

/**
 * Reads an uploaded file, at the few addresses that accept one: `ctx.state.upload` is its content, and the body has the
 * other fields of the form. Throws 400 for a broken form or too many parts, and 413 for a file over 1 MB; the rest of
 * the upload is not read.
 */
export function upload(): Middleware<State> {
  return async (ctx, next) => {
    if (ctx.method === 'POST' && PATHS.has(ctx.path)) {
      if (ctx.is('multipart/form-data')) {
        await readForm(ctx)
      } else if (!ctx.is('json', 'urlencoded')) {
        ctx.state.upload = await readWhole(ctx)
        // The body parser must not read the request again.
        ctx.request.body = {}
      }
    }
    await next()
  }
}

function readForm(ctx: Context & { state: State }): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      ctx.req.unpipe()
      reject(error instanceof AppError ? error : unreadable(error))
    }
    const fields: Record<string, string> = {}
    const parts: Buffer[] = []
    try {
      if ((ctx.request.length ?? 0) > MAX_FORM_BYTES) {
        throw tooLarge()
      }
      const limits = { files: 1, fileSize: MAX_BYTES, fields: 20, fieldSize: 10_000, parts: 21 }
      const form = busboy({ headers: ctx.headers as { 'content-type': string }, limits })
      form.on('field', (name, value) => Object.assign(fields, { [String(name)]: value }))
      form.on('file', (_, file) => {
        file.on('data', (part: Buffer) => parts.push(part))
        file.on('limit', () => fail(tooLarge()))
      })
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
        form.on(limit, () => fail(unreadable(limit)))
      }
      form.on('error', fail)
      form.on('finish', () => {
        ctx.state.upload = Buffer.concat(parts)
        ctx.request.body = fields
        resolve()
      })
      ctx.req.on('error', fail)
      ctx.req.pipe(form)
    } catch (error) {
      fail(error)
    }
  })
}

async function readWhole(ctx: Context): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of ctx.req as AsyncIterable<Buffer>) {
    length += part.length
    if (length > MAX_BYTES) {
      throw tooLarge()
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const tooLarge = () => new AppError('too_large', TOO_LARGE)
const unreadable = (cause: unknown) => new AppError('malformed', UNREADABLE, { cause })
