import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import * as v from 'valibot'
import { editDistance } from '../../host/lib/edit-distance'
import { type Batch, type BatchItem, batchSchema, type RenderedItem } from './batch'
import type { Renderer } from './renderer'

const MAX_BODY = '1mb'

/** `POST /batch` renders widgets for backends without Node; `GET /health` reports that the service is ready. */
export function renderApp(renderer: Renderer): Koa {
  const app = new Koa()
  app.silent = true
  app.use(async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const { status = 500, message } = error as { status?: number; message: string }
      ctx.status = status
      ctx.body = { message: status < 500 ? message : 'The batch could not be rendered' }
    }
  })
  app.use(bodyParser({ enableTypes: ['json'], jsonLimit: MAX_BODY, jsonStrict: true }))
  app.use(async ctx => {
    if (ctx.path === '/health' && /^(GET|HEAD)$/.test(ctx.method)) {
      ctx.body = { ready: true, widgets: renderer.names.length }
    } else if (ctx.path !== '/batch') {
      ctx.throw(404, 'There are POST /batch and GET /health')
    } else if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST')
      ctx.throw(405, 'Send a batch with POST')
    } else if (!ctx.is('json')) {
      ctx.throw(415, 'Send a batch as application/json')
    } else {
      await answerBatch(ctx, renderer)
    }
  })
  return app
}

async function answerBatch(ctx: Koa.Context, renderer: Renderer): Promise<void> {
  const { body } = ctx.request as { body?: unknown }
  const result = v.safeParse(batchSchema, body)
  if (!result.success) {
    ctx.status = 422
    ctx.body = { message: 'The batch is not valid', fields: fieldsOf(result.issues) }
    return
  }
  ctx.body = { items: await renderKnown(result.output, renderer) }
}

/** Items with an unknown widget do not reach the thread. */
async function renderKnown(batch: Batch, renderer: Renderer): Promise<RenderedItem[]> {
  const isKnown = ({ widget }: BatchItem) => renderer.names.includes(widget)
  const { strings, prefix } = batch
  const items = batch.items.map((item, index) => ({ ...item, strings, key: item.key ?? `${prefix}${index}` }))
  const rendered = (await renderer.render(items.filter(isKnown))).values()
  return items.map(item =>
    isKnown(item)
      ? (rendered.next().value as RenderedItem)
      : { error: unknownWidget(item, renderer.names), html: item.html },
  )
}

function unknownWidget({ widget }: BatchItem, names: readonly string[]): string {
  const match = names.find(name => editDistance(widget, name, { max: 2 }) <= 2)
  return `There is no widget "${widget}".${match ? ` Did you mean "${match}"?` : ''}`
}

function fieldsOf(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '(all)'
    fields[field] = [...(fields[field] ?? []), issue.message]
  }
  return fields
}
