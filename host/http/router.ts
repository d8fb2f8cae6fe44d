import KoaRouter from '@koa/router'
import type { Middleware } from 'koa'
import * as v from 'valibot'
import { AppError, unauthenticated } from '../errors'
import { type Context, type State, wantsJson } from './context'
import { fieldErrors } from './field-errors'
import { setStatus } from './reply'

type Schema = v.GenericSchema<unknown, unknown>
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined

/** The fields of a form as they came, unread. */
export type FormValues = Readonly<Record<string, unknown>>

/** What a route takes and gives. A route without `access` does not exist: the default is to refuse. */
export interface Shape {
  access: 'anyone' | 'signed-in'
  /** A value that does not fit is a 404: such a page does not exist. */
  params?: Schema
  /** A value that does not fit is a 404 for the same reason; unknown keys are ignored. */
  query?: Schema
  /** Faults answer 422 with all fields. */
  body?: Schema
  /** Shows the form again with what went wrong; the caller who wants JSON gets the same fields without it. */
  form?: (ctx: Context, error: AppError, typed: FormValues) => void | Promise<void>
  /** The JSON answer. Unknown keys are stripped; a wrong shape is our fault, a 500. */
  json?: Schema
}

export interface Input<S extends Shape> {
  params: Output<S['params']>
  query: Output<S['query']>
  body: Output<S['body']>
}

type Handler<S extends Shape> = (ctx: Context, input: Input<S>) => Promise<void> | void

/** The typed face of the router that features see: path, shape, handler. */
export class Router {
  readonly #router = new KoaRouter<State>()

  get<const S extends Shape>(path: string, shape: S, handler: Handler<S>): void {
    this.#router.get(path, guarded(shape, handler))
  }

  post<const S extends Shape>(path: string, shape: S, handler: Handler<S>): void {
    this.#router.post(path, guarded(shape, handler))
  }

  put<const S extends Shape>(path: string, shape: S, handler: Handler<S>): void {
    this.#router.put(path, guarded(shape, handler))
  }

  delete<const S extends Shape>(path: string, shape: S, handler: Handler<S>): void {
    this.#router.delete(path, guarded(shape, handler))
  }

  /** Every path with its methods, for tests and for the 405 answer. */
  list(): { path: string; methods: string[] }[] {
    return this.#router.stack.map(layer => ({ path: String(layer.path), methods: layer.methods }))
  }

  middleware(): Middleware<State>[] {
    return [
      this.#router.routes() as Middleware<State>,
      this.#router.allowedMethods({
        throw: true,
        methodNotAllowed: () => new AppError('method_not_allowed', 'This address does not take that kind of request'),
        notImplemented: () => new AppError('method_not_allowed', 'This address does not take that kind of request'),
      }) as Middleware<State>,
    ]
  }
}

function guarded<S extends Shape>(shape: S, handler: Handler<S>): Middleware<State> {
  return async ctx => {
    const context = ctx as unknown as Context & { params: Record<string, string>; request: { body?: unknown } }
    if (shape.access === 'signed-in' && !context.state.actor) {
      throw unauthenticated()
    }
    const address = {
      params: read(shape.params, context.params, 'address'),
      query: read(shape.query, { ...context.query }, 'address'),
    }
    try {
      const body = read(shape.body, context.request.body ?? {}, 'body')
      await handler(context, { ...address, body } as Input<S>)
    } catch (error) {
      if (!shape.form || wantsJson(context) || !(error instanceof AppError) || error.status >= 500) {
        throw error
      }
      setStatus(context, error)
      await shape.form(context, error, (context.request.body ?? {}) as FormValues)
    }
    if (shape.json && wantsJson(context) && context.status < 300) {
      context.body = declared(shape.json, context.body)
    }
  }
}

function read(schema: Schema | undefined, value: unknown, where: 'address' | 'body'): unknown {
  if (!schema) {
    return undefined
  }
  const result = v.safeParse(schema, value)
  if (result.success) {
    return result.output
  }
  throw where === 'body'
    ? new AppError('invalid', 'Check what you entered', { fields: fieldErrors(result.issues) })
    : new AppError('not_found', 'We could not find that page')
}

function declared(schema: Schema, body: unknown): unknown {
  const result = v.safeParse(schema, body)
  if (!result.success) {
    const faults = result.issues.map(issue => `${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`)
    throw new AppError('internal', `The answer does not fit its declaration: ${faults.join('; ')}`)
  }
  return result.output
}
