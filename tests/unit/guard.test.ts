import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import * as v from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Actor, State } from '../../host/http/context'
import type { Access } from '../../host/http/guard'
import { Router } from '../../host/http/router'
import { type AppError } from '../../host/lib/errors'
import type { Renderer } from '../../host/rendering/render'

const VISITOR = null
const USER: Actor = {
  id: 7,
  firstName: 'Maya',
  email: 'maya@example.test',
  sessionHash: 'hash',
  csrfToken: 'token',
  transitionDismissed: false,
  isVerified: false,
  role: 'user',
}
const VERIFIED: Actor = { ...USER, isVerified: true }
const MODERATOR: Actor = { ...VERIFIED, role: 'moderator' }

/** Serves the routes to one actor, with errors as JSON. */
async function serve(actor: Actor | null, declare: (router: Router) => void): Promise<string> {
  const router = new Router({} as Renderer)
  declare(router)
  const app = new Koa<State>()
  app.use(async (ctx, next) => {
    ctx.state.actor = actor
    try {
      await next()
    } catch (error) {
      const { status, code, fields } = error as AppError
      ctx.status = status
      ctx.body = { code, fields }
    }
  })
  router.middleware().forEach(middleware => app.use(middleware))
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('access levels', () => {
  const statuses = async (actor: Actor | null) => {
    const levels: Access[] = ['anyone', 'signed-in', 'verified', 'moderator']
    const url = await serve(actor, router => {
      for (const access of levels) {
        router.get(`/${access}`, { access }, (ctx, input) => {
          ctx.body = { id: input.actor?.id ?? null }
        })
      }
    })
    return Promise.all(levels.map(async access => (await fetch(`${url}/${access}`)).status))
  }

  it.each([
    ['a visitor', VISITOR, [200, 401, 401, 401]],
    ['a user who has not confirmed the address', USER, [200, 200, 403, 404]],
    ['a user with a confirmed address', VERIFIED, [200, 200, 200, 404]],
    ['a moderator', MODERATOR, [200, 200, 200, 200]],
  ])('of %s', async (_, actor, expected) => {
    expect(await statuses(actor)).toEqual(expected)
  })

  it('tell scripts that only the confirmation is missing', async () => {
    const url = await serve(USER, router => router.get('/', { access: 'verified' }, () => undefined))
    expect(await (await fetch(url)).json()).toMatchObject({ code: 'unverified' })
  })
})

describe('bad params', () => {
  const params = v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/, 'Give a number')) })
  const body = v.object({ text: v.pipe(v.optional(v.string(), ''), v.nonEmpty('Enter a text')) })
  const post = async (invalidParams: 'not-found' | 'invalid' | undefined) => {
    const url = await serve(USER, router =>
      router.post('/notes/:id', { access: 'signed-in', params, body, invalidParams }, ctx => void (ctx.status = 204)),
    )
    const answer = await fetch(`${url}/notes/abc`, { method: 'POST' })
    return { status: answer.status, fields: ((await answer.json()) as { fields?: object }).fields }
  }

  it('are a 404 by default: there is no such page', async () => {
    expect((await post(undefined)).status).toBe(404)
  })

  it('are a 422 together with every bad field where the route says so', async () => {
    expect(await post('invalid')).toEqual({ status: 422, fields: { id: ['Give a number'], text: ['Enter a text'] } })
  })
})

describe('calls', () => {
  const XHR = { headers: { 'X-Requested-With': 'XMLHttpRequest' } }

  it('answer with what they declare and no more, and refuse a bad query', async () => {
    const query = v.object({ page: v.pipe(v.optional(v.string(), '1'), v.regex(/^\d+$/, 'Give a number')) })
    const json = v.object({ count: v.number() })
    const url = await serve(VISITOR, router =>
      router.get('/count', { access: 'anyone', query, invalidParams: 'invalid', json }, ctx => {
        ctx.body = { count: 1, email: 'maya@example.test' }
      }),
    )
    expect(await (await fetch(`${url}/count`, XHR)).json()).toEqual({ count: 1 })
    const refused = await fetch(`${url}/count?page=x`, XHR)
    expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { page: ['Give a number'] } }])
  })

  it('that change something answer only pages of our own', async () => {
    const url = await serve(USER, router =>
      router.get('/reset', { access: 'signed-in', changes: true }, ctx => void (ctx.status = 204)),
    )
    const status = async (headers: Record<string, string>) => (await fetch(`${url}/reset`, { headers })).status
    expect(await status(XHR.headers)).toBe(204)
    expect(await status({})).toBe(400)
    expect(await status({ ...XHR.headers, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  })
})
