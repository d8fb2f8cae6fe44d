import type { Call, PartOf } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { withoutDirections } from '../lib/directions'
import { AppError, type FieldErrors, forbidden, invalid, notFound, unauthenticated, unverified } from '../lib/errors'
import { type Actor, type Context, wantsJson } from './context'
import { fieldErrors } from './field-errors'
import { isFromOtherSite } from './hosts'

export type Schema = v.GenericSchema<unknown, unknown>
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined

/** Each level includes the rights of those before it. */
export type Access = 'anyone' | 'signed-in' | 'verified' | 'moderator'

export type ActorOf<A extends Access> = 'anyone' extends A ? Actor | null : Actor

/**
 * The dependencies of a route. An answer that does not need `session` is the same for everyone: the cookie is not read,
 * so the answer may be cached. One that needs `nothing` also works before the database is prepared.
 */
export type Needs = 'session' | 'database' | 'nothing'

export interface RouteOptions {
  access: Access
  /** Defaults to the session and the database. */
  needs?: Needs
  params?: Schema
  /** The answer to invalid params and queries: 404 (no such page, the default), or 422 with the fields, for calls. */
  invalidParams?: 'not-found' | 'invalid'
  /** Unknown keys are ignored. */
  query?: Schema
  /** Invalid values answer 422 with every field. */
  body?: Schema
  /** A GET that changes data: only our own scripts may send it. */
  changes?: true
  /** The JSON answer: unknown keys are stripped; another shape is a 500. */
  json?: Schema
}

export interface Input<O extends RouteOptions> {
  actor: ActorOf<O['access']>
  params: Output<O['params']>
  query: Output<O['query']>
  body: Output<O['body']>
}

export interface CallInput<C extends Call, A extends Access> {
  actor: ActorOf<A>
  params: Output<PartOf<C, 'params'>>
  query: Output<PartOf<C, 'query'>>
  body: Output<PartOf<C, 'body'>>
}

type Parsed = Context & { params: Record<string, string>; request: { body?: unknown } }

/** Checks access before input. Throws 401, 403, 404 or 422. */
export function readInput<O extends RouteOptions>(ctx: Context, options: O): Input<O> {
  const { params, request } = ctx as Parsed
  const actor = authorise(options.access, ctx.state.actor)
  ctx.state.isOpen = options.access === 'anyone'
  if (options.changes) {
    requireOwnCall(ctx)
  }
  const faults: FieldErrors[] = []
  const read = (schema: Schema | undefined, value: unknown, isField: boolean) => {
    const result = schema && v.safeParse(schema, value)
    if (result?.success === false) {
      if (!isField) {
        throw notFound()
      }
      faults.push(fieldErrors(result.issues))
    }
    return result?.output
  }
  const isCall = options.invalidParams === 'invalid'
  const input = {
    actor,
    params: read(options.params, params, isCall),
    query: read(options.query, plainQuery(ctx), isCall),
    body: read(options.body, request.body ?? {}, true),
  }
  if (faults.length > 0) {
    throw invalid(Object.assign({}, ...faults) as FieldErrors)
  }
  return input as Input<O>
}

/**
 * Returns the address of a page without invalid query parameters; null if all are valid. A call gets an error instead,
 * because an invalid query is a fault of its program.
 */
export function withoutBadQuery(ctx: Context, { query }: Pick<RouteOptions, 'query'>): string | null {
  const result = query && !wantsJson(ctx) ? v.safeParse(query, plainQuery(ctx)) : undefined
  if (!result || result.success) {
    return null
  }
  const bad = new Set(result.issues.map(issue => String(issue.path?.[0]?.key)))
  const rest = new URLSearchParams([...new URLSearchParams(ctx.querystring)].filter(([name]) => !bad.has(name)))
  const isSame = rest.size === new URLSearchParams(ctx.querystring).size
  return isSame ? null : `${ctx.path}${rest.size > 0 ? `?${rest.toString()}` : ''}`
}

/** Characters that change the text direction are removed, as in bodies. */
const plainQuery = ({ query }: Context) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value = '']) => [
      name,
      typeof value === 'string' ? withoutDirections(value) : value.map(withoutDirections),
    ]),
  )

/**
 * Returns the actor if they have the access level. Throws 401 for visitors, 403 without a confirmed address, and 404
 * without the role, so that pages of a role do not reveal their existence.
 */
function authorise(access: Access, actor: Actor | null): Actor | null {
  if (access !== 'anyone' && !actor) {
    throw unauthenticated()
  }
  if (access === 'verified' && !actor?.isVerified) {
    throw unverified()
  }
  if (access === 'moderator' && actor?.role !== 'moderator') {
    throw notFound()
  }
  return actor
}

/** Rejects links and scripts of other sites, whatever headers they send. */
function requireOwnCall(ctx: Context): void {
  if (isFromOtherSite(ctx)) {
    throw forbidden('Pages of other sites cannot do this')
  }
  if (!ctx.get('X-Requested-With')) {
    throw new AppError('malformed', 'Send this call with the header X-Requested-With')
  }
}

/** Strips a JSON answer to its declared shape. Throws 500 if it does not fit. */
export function checkAnswer(ctx: Context, schema: Schema | undefined): void {
  if (schema && wantsJson(ctx) && ctx.status < 300) {
    const result = v.safeParse(schema, ctx.body)
    if (!result.success) {
      // Valibot's messages quote the value, which may be personal.
      const faults = result.issues.map(issue => `${v.getDotPath(issue) ?? '(all)'}: ${issue.expected ?? issue.type}`)
      throw new AppError('internal', `The answer does not fit its declaration, which expects ${faults.join('; ')}`)
    }
    ctx.body = result.output
  }
}
