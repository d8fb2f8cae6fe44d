import { type Call, type CallContract, contracts } from '@firstrung/api/contracts'
import KoaRouter from '@koa/router'
import type { Middleware } from 'koa'
import { AppError } from '../lib/errors'
import type { Renderer } from '../rendering/render'
import type { Context, State } from './context'
import { type FieldsSchema, type Form, handleForm } from './form'
import {
  type Access,
  type CallInput,
  checkAnswer,
  type Input,
  type Needs,
  readInput,
  type RouteOptions,
  type Schema,
  withoutBadQuery,
} from './guard'
import { redirect } from './reply'

type Handler<O extends RouteOptions> = (ctx: Context, input: Input<O>) => Promise<void> | void
type Method = 'get' | 'post' | 'put' | 'delete'
type Declared = { path: string; body?: FieldsSchema | undefined } & Pick<RouteOptions, 'access' | 'needs'>

export class Router {
  readonly #router = new KoaRouter<State>()
  readonly #renderer: Renderer
  readonly #needs = new Map<unknown, Needs>()
  readonly #bodies = new Map<unknown, FieldsSchema>()

  constructor(renderer: Renderer) {
    this.#renderer = renderer
  }

  get<const O extends RouteOptions>(path: string, options: O, handler: Handler<O>): void {
    const handle = guarded(options, handler)
    this.#add('get', { ...options, path }, async ctx => {
      try {
        await handle(ctx)
      } catch (error) {
        const better = withoutBadQuery(ctx, options)
        if (better === null) {
          throw error
        }
        redirect(ctx, better, 302)
      }
    })
  }

  post<const O extends RouteOptions>(path: string, options: O, handler: Handler<O>): void {
    this.#add('post', { ...options, path }, guarded(options, handler))
  }

  put<const O extends RouteOptions>(path: string, options: O, handler: Handler<O>): void {
    this.#add('put', { ...options, path }, guarded(options, handler))
  }

  delete<const O extends RouteOptions>(path: string, options: O, handler: Handler<O>): void {
    this.#add('delete', { ...options, path }, guarded(options, handler))
  }

  /** Answers a call of `@firstrung/api/contracts`, whose contract gives method, path and every shape. */
  call<C extends Call, const A extends Access>(
    name: C,
    options: { access: A } & Pick<RouteOptions, 'invalidParams' | 'needs' | 'changes'>,
    handler: (ctx: Context, input: CallInput<C, A>) => Promise<void> | void,
  ): void {
    const [method = '', path = ''] = name.split(' ')
    const { params, query, body, answer }: CallContract = contracts[name]
    const route = { ...options, path, params, query, body, json: answer }
    this.#add(method.toLowerCase() as Method, route, guarded(route, handler as unknown as Handler<RouteOptions>))
  }

  form<
    const A extends Access,
    F extends FieldsSchema,
    P extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    D extends object = object,
  >(path: string, form: Form<A, P, Q, F, D>): void {
    const handle = handleForm(form as unknown as Form, this.#renderer)
    this.#add('get', { access: form.access, path }, ctx => handle.show(ctx))
    this.#add('post', { access: form.access, path, body: form.fields }, ctx => handle.submit(ctx))
  }

  list(): { path: string; methods: string[]; body: FieldsSchema | undefined }[] {
    return this.#router.stack.map(layer => ({
      path: String(layer.path),
      methods: layer.methods,
      body: this.#bodies.get(layer),
    }))
  }

  patternOf(method: string, path: string): string {
    const { path: all, pathAndMethod } = this.#router.match(path, method)
    return String((pathAndMethod[0] ?? all[0])?.path ?? '(no route)')
  }

  takes(method: string, path: string): boolean {
    return this.#router.match(path, method).pathAndMethod.length > 0
  }

  needs(method: string, path: string): Needs {
    const [layer] = this.#router.match(path, method).pathAndMethod
    return this.#needs.get(layer) ?? 'session'
  }

  /** The routes; an address that does not accept a method answers 405 with `Allow`, also for unknown methods. */
  middleware(): Middleware<State>[] {
    return [
      this.#router.routes() as Middleware<State>,
      async (ctx, next) => {
        await next()
        if (ctx.response.get('Allow') && ctx.method !== 'OPTIONS') {
          throw new AppError('method_not_allowed', 'This address does not take that kind of request')
        }
      },
      this.#router.allowedMethods() as Middleware<State>,
    ]
  }

  #add(
    method: Method,
    { path, access, body, needs = 'session' }: Declared,
    handle: (ctx: Context) => Promise<void>,
  ): void {
    this.#router[method](path, ctx => handle(ctx as unknown as Context))
    if (body) {
      this.#bodies.set(this.#router.stack.at(-1), body)
    }
    if (needs !== 'session') {
      if (access !== 'anyone') {
        throw new Error(`${path} cannot check its access without the session`)
      }
      this.#needs.set(this.#router.stack.at(-1), needs)
    }
  }
}

function guarded<O extends RouteOptions>(options: O, handler: Handler<O>) {
  return async (ctx: Context): Promise<void> => {
    await handler(ctx, readInput(ctx, options))
    checkAnswer(ctx, options.json)
  }
}
