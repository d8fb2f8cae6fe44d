import { type FocusEvent, type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type * as v from 'valibot'
import { type FieldErrors, checkValues, errorsOf, readValues, summaryOf } from './form-values'

export interface FormOptions {
  /** Errors that the server found before the page was sent. */
  errors?: FieldErrors | null
  /** The schema of the body in the call's contract. Without it only the server checks. */
  schema?: v.GenericSchema
  /** Sends the values; a failure carries `status`, `message` and `fields`. Without it the browser submits the form. */
  submit?: (values: Record<string, unknown>) => Promise<void>
  /** What gets the focus after a failure: the error summary (the default) or the first field with an error. */
  focus?: 'summary' | 'field'
}

export interface FormControl {
  /** True while the values are being sent. */
  busy: boolean
  /** The errors in the order of the form, for `ErrorSummary`; they change only with an attempt to submit. */
  summary: { field?: string; text: string }[]
  /** Props of the `<form>`. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
  }
  /** Returns the message beside a field. */
  errorOf: (name: string) => string | undefined
}

/**
 * A form that works without script and improves with it: it checks the values by the contract before it sends them,
 * keeps the values and shows the messages when the call fails, and after the first attempt checks each field on blur.
 */
export function useForm({ errors: initial, schema, submit, focus = 'summary' }: FormOptions): FormControl {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>(initial ?? {})
  const [attempt, setAttempt] = useState(errors)
  const [busy, setBusy] = useState(false)
  // ErrorSummary takes the focus whenever its list changes.
  const summary = useMemo(() => summaryOf(attempt), [attempt])

  useEffect(() => {
    if (focus === 'field') {
      ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    }
  }, [attempt, focus])

  const fail = (found: FieldErrors) => {
    setErrors(found)
    setAttempt(found)
    setBusy(false)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const values = readValues(event.currentTarget)
    const found = checkValues(schema, values)
    const isValid = Object.keys(found).length === 0
    if (submit || !isValid) {
      event.preventDefault()
    }
    if (!isValid) {
      fail(found)
    } else if (submit) {
      setBusy(true)
      submit(values).catch((error: unknown) => fail(errorsOf(error)))
    }
  }
  const handleBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement
    if (schema && name && Object.keys(attempt).length > 0) {
      const { [name]: found } = checkValues(schema, readValues(event.currentTarget))
      setErrors(({ [name]: _, ...others }) => (found ? { ...others, [name]: found } : others))
    }
  }

  return {
    busy,
    summary,
    form: { ref, method: 'post', noValidate: true, onSubmit: handleSubmit, onBlur: handleBlur },
    errorOf: name => errors[name]?.[0],
  }
}
