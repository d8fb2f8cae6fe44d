import { ApiError, emit, register } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { type FocusEvent, type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { type contract, registrationFields } from './contract'

type Errors = Readonly<Record<string, readonly string[]>>
type Props = Pick<WidgetProps<typeof contract>, 'errors' | 'returnTo' | 'save'>

/** In the order of the form; what concerns the whole comes first. */
const ORDER = ['form', 'firstName', 'lastName', 'email', 'password', 'over13', 'terms']
const SORRY = 'Sorry, that did not work. Try again'

const Form = v.object({
  ...registrationFields,
  over13: v.literal(true, 'Confirm you are 13 or over'),
  terms: v.literal(true, 'Accept the terms to continue'),
})

/** Checks and sends the form. The summary changes, and takes the focus, only when somebody tries. */
export function useRegistration({ errors: before, returnTo, save }: Props, host: HTMLElement | undefined) {
  const [errors, setErrors] = useState<Errors>(before ?? {})
  const [summary, setSummary] = useState(() => linesOf(before ?? {}))
  const [tried, setTried] = useState(Boolean(before))
  const [busy, setBusy] = useState(false)

  const fail = (found: Errors) => {
    setErrors(found)
    setSummary(linesOf(found))
    setBusy(false)
  }

  const send = async (form: HTMLFormElement) => {
    setBusy(true)
    try {
      await register({ ...read(form), return: returnTo, ...(save ? { save } : {}) })
      emit(host, 'registration-form:registered', { saved: Boolean(save) })
      location.assign(returnTo)
    } catch (error) {
      fail(errorsOf(error))
    }
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = check(form)
    setTried(true)
    if (Object.keys(found).length > 0) {
      fail(found)
    } else {
      void send(form)
    }
  }

  const handleBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement
    if (tried && ORDER.includes(name)) {
      const found = check(event.currentTarget)[name]
      setErrors(({ [name]: _, ...others }) => (found ? { ...others, [name]: found } : others))
    }
  }

  return { busy, errors, summary, handleSubmit, handleBlur }
}

function read(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    password: text('password'),
    over13: data.has('over13'),
    terms: data.has('terms'),
    marketing: data.has('marketing'),
  }
}

function check(form: HTMLFormElement): Errors {
  const result = v.safeParse(Form, read(form))
  const found: Record<string, string[]> = {}
  for (const issue of result.issues ?? []) {
    ;(found[v.getDotPath(issue) ?? 'form'] ??= []).push(issue.message)
  }
  return found
}

function errorsOf(error: unknown): Errors {
  const { status, message, fields } = error instanceof ApiError ? error : { status: 0, message: '', fields: {} }
  if (Object.keys(fields).length > 0) {
    return fields
  }
  return { form: [status > 0 && status < 500 ? message : SORRY] }
}

function linesOf(errors: Errors): { field?: string; text: string }[] {
  return ORDER.flatMap(field => {
    const text = errors[field]?.[0]
    return text ? [field === 'form' ? { text } : { field, text }] : []
  })
}
