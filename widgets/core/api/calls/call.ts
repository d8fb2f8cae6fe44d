import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../contracts'
import type { ApiRequest } from './api-request'
import { callPath } from './call-path'
import { request } from './request'

type Given<Name extends string, Value> = [Value] extends [undefined] ? object : { readonly [name in Name]: Value }

export type CallOptions<C extends Call> = Given<'params', ParamsOf<C>> &
  Given<'query', QueryOf<C>> &
  Given<'body', BodyOf<C>> & { readonly signal?: AbortSignal | undefined }

type Arguments<C extends Call> = object extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>]

interface AnyOptions {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined>
  body?: unknown
  signal?: AbortSignal
}

/** Makes a declared call and returns its answer, typed by its contract. Fails with `ApiError`. */
export function call<C extends Call>(...declared: [name: C, ...Arguments<C>]): Promise<AnswerOf<C>> {
  return request(prepareCall(...declared))
}

export function prepareCall<C extends Call>(name: C, ...[options]: Arguments<C>): ApiRequest<AnswerOf<C>> {
  const { params = {}, query, body, signal } = (options ?? {}) as AnyOptions
  const [method] = name.split(' ')
  return { method: method as 'GET', path: callPath(name, params), body, params: query, signal, contract: name }
}
