import { ApiError, login, type ModalRequest, publish } from '@firstrung/api'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { intentOf } from './use-addresses'

interface Failure {
  /** What went wrong when no field is to blame. */
  problem?: string
  fields: Readonly<Record<string, readonly string[]>>
}

export interface LoginForm extends Failure {
  form: RefObject<HTMLFormElement | null>
  busy: boolean
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const NONE: Failure = { fields: {} }

/** Sends the log-in form as a call: who fails stays in the dialog, with what they typed. */
export function useLogin(request: ModalRequest, onLogin: (saved: boolean) => void): LoginForm {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(NONE)

  // The first field that is wrong gets the focus, once it says so.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure])

  const send = async (data: FormData) => {
    const save = intentOf(request)
    setBusy(true)
    try {
      await login({
        email: textOf(data.get('email')),
        password: textOf(data.get('password')),
        keep: data.has('keep'),
        ...(save ? { save } : {}),
      })
      if (save) {
        publish('flash', { kind: 'success', text: `${request.title ?? 'Your item'} saved` })
      }
      onLogin(save !== undefined)
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(new FormData(event.currentTarget))
  }
  return { form, busy, handleSubmit, ...failure }
}

function failureOf(error: unknown): Failure {
  const { status, message, fields } = error instanceof ApiError ? error : { status: 0, message: '', fields: {} }
  if (status === 422 && Object.keys(fields).length > 0) {
    return { fields }
  }
  return { fields: {}, problem: status > 0 && status < 500 ? message : 'Sorry, that did not work. Try again' }
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
