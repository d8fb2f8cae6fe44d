import * as v from 'valibot'
import { AppError, invalid } from '../lib/errors'
import type { Renderer } from '../rendering/render'
import { type Context, wantsJson } from './context'
import { fieldErrors, presentErrors } from './field-errors'
import { type Access, checkAnswer, type Input, readInput, type Schema } from './guard'
import { redirect, replyPage, setStatus } from './reply'

type MaybeSchema = Schema | undefined
export type FieldsSchema = Schema | v.GenericSchemaAsync<unknown, unknown>

export type FormValues = Readonly<Record<string, unknown>>

export type FormRequest<A extends Access, P extends MaybeSchema, Q extends MaybeSchema> = Omit<
  Input<{ access: A; params: P; query: Q }>,
  'body'
>

/** The outcome of a submission: browsers are redirected, calls get the JSON, or 204 without any. */
export interface Submitted {
  location: string
  json?: unknown
  /** Rendered instead of the redirect, for content that is shown only once. */
  page?: { template: string; view: object }
  /** Sent instead of the redirect, to browsers and calls. */
  file?: { name: string; type: string; content: Buffer }
}

/**
 * A form with its page. GET shows it. POST validates the fields and submits them; if either fails, browsers get the
 * page again with the error's status, the messages next to their fields and the submitted values, and calls get the
 * fields as JSON. The template receives the result of `load`, `values`, `errors` (field -> messages) and `errorList`.
 */
export interface Form<
  A extends Access = Access,
  P extends MaybeSchema = MaybeSchema,
  Q extends MaybeSchema = MaybeSchema,
  F extends FieldsSchema = FieldsSchema,
  D extends object = object,
> {
  access: A
  params?: P
  query?: Q
  fields: F
  template: string
  /** The empty page is the same for every visitor and may be cached. */
  isShared?: boolean
  /** The key that calls wrap the fields in. */
  unwrap?: string
  answer?: Schema
  /** Answers a GET that needs no form, and returns whether it did. */
  answerEarly?(ctx: Context, request: FormRequest<A, P, Q>): boolean | Promise<boolean>
  /** The initial values of the form; by default the query. */
  prefill?(request: FormRequest<A, P, Q>): FormValues
  /** The rest of the view, for these values. Throws 404 if the form's subject does not exist. */
  load?(ctx: Context, request: FormRequest<A, P, Q> & { values: FormValues }): D | Promise<D>
  /** Must leave out passwords. */
  presentValues(values: FormValues): object
  submit(
    ctx: Context,
    request: FormRequest<A, P, Q> & { fields: v.InferOutput<F>; data: D },
  ): Submitted | Promise<Submitted>
}

export const textOf = (values: FormValues, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

export function handleForm(form: Form, renderer: Renderer) {
  return {
    async show(ctx: Context): Promise<void> {
      const request = readInput(ctx, addressOf(form))
      if (!(await form.answerEarly?.(ctx, request))) {
        const values = form.prefill?.(request) ?? request.query ?? {}
        const data = await form.load?.(ctx, { ...request, values: values as FormValues })
        renderForm(ctx, { data, values: values as FormValues })
      }
    },

    async submit(ctx: Context): Promise<void> {
      const request = readInput(ctx, addressOf(form))
      const values = readValues(ctx, form.unwrap)
      const data = (await form.load?.(ctx, { ...request, values })) ?? {}
      try {
        const submitted = await form.submit(ctx, { ...request, data, fields: await checkFields(form.fields, values) })
        answerSubmitted(ctx, submitted, { answer: form.answer, renderer })
      } catch (error) {
        if (wantsJson(ctx) || !isShownInForm(error)) {
          throw error
        }
        setStatus(ctx, error)
        renderForm(ctx, { data, values, error })
      }
    },
  }

  function renderForm(ctx: Context, { data, values, error }: Rendering): void {
    const view = { ...data, values: form.presentValues(values), ...presentErrors(error) }
    const isShared = form.isShared === true && !error
    if (!isShared) {
      ctx.set('Cache-Control', 'no-store')
    }
    replyPage(ctx, renderer.page(form.template, ctx, view), { shared: isShared, common: false })
  }
}

interface Rendering {
  data: object | undefined
  values: FormValues
  error?: AppError
}

const addressOf = ({ access, params, query }: Form) => ({ access, params, query })

function readValues(ctx: Context, unwrap?: string): FormValues {
  const { body = {} } = (ctx as Context & { request: { body?: FormValues } }).request
  const inner = unwrap === undefined ? undefined : body[unwrap]
  return typeof inner === 'object' && inner !== null ? (inner as FormValues) : body
}

async function checkFields(schema: FieldsSchema, values: FormValues): Promise<unknown> {
  const result = await v.safeParseAsync(schema, values)
  if (!result.success) {
    throw invalid(fieldErrors(result.issues))
  }
  return result.output
}

function answerSubmitted(
  ctx: Context,
  { location, json, page, file }: Submitted,
  { answer, renderer }: { answer: Schema | undefined; renderer: Renderer },
): void {
  if (file) {
    ctx.attachment(file.name)
    ctx.set('Cache-Control', 'no-store')
    ctx.type = file.type
    ctx.body = file.content
  } else if (wantsJson(ctx)) {
    ctx.status = json === undefined ? 204 : 200
    ctx.body = json ?? null
    checkAnswer(ctx, answer)
  } else if (page) {
    ctx.set('Cache-Control', 'no-store')
    replyPage(ctx, renderer.page(page.template, ctx, page.view), { shared: false })
  } else {
    redirect(ctx, location)
  }
}

/** Errors that need another page: the form's subject is gone, or the user must log in. */
const ELSEWHERE: ReadonlySet<string> = new Set(['not_found', 'unauthenticated'])

/** Users can act on any other 4xx in the form itself, unless the error needs another page. */
function isShownInForm(error: unknown): error is AppError {
  return error instanceof AppError && error.status < 500 && !ELSEWHERE.has(error.code) && !error.instead
}
