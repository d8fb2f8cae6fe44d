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
  /** Prefix of the ids of the fields, for the links of the summary. Without it the ids are the names. */
  idPrefix?: string
  /** The element that receives the focus after a failure: the error summary (the default) or the first field with an error. */
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
  /** Shows the error of a call other than the form's submission. */
  showFailure: (error: unknown) => void
}

/**
 * A form that works without script and improves with it: it validates the values with the contract before it sends
 * them, keeps the values and shows the messages when the call fails, and after the first attempt validates each field
 * on blur.
 */
export function useForm({ errors: initial, schema, submit, idPrefix = '', focus }: FormOptions): FormControl {
  const ref = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const { errors, attempt, summary, showAttempt, showFailure, showField } = useErrors(initial ?? {}, idPrefix)
  useFocusOnError(ref, focus === 'field' ? attempt : null)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const values = readValues(event.currentTarget)
    const found = checkValues(schema, values)
    if (Object.keys(found).length > 0) {
      event.preventDefault()
      showAttempt(found)
    } else if (submit) {
      event.preventDefault()
      setBusy(true)
      submit(values).catch((error: unknown) => {
        showFailure(error)
        setBusy(false)
      })
    }
  }
  const handleBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement
    if (schema && name && !isSubmitting(event) && Object.keys(attempt).length > 0) {
      afterPress(() => ref.current && showField(name, checkValues(schema, readValues(ref.current))[name]))
    }
  }

  return {
    busy,
    summary,
    form: { ref, method: 'post', noValidate: true, onSubmit: handleSubmit, onBlur: handleBlur },
    showFailure,
    errorOf: name => errors[name]?.[0],
  }
}

/** A message that appears or disappears during a press would move the pressed control away from the pointer. */
function afterPress(check: () => void): void {
  if (document.querySelector(':active')) {
    addEventListener('mouseup', () => setTimeout(check), { once: true })
  } else {
    check()
  }
}

/** Submitting validates every field anyway. */
function isSubmitting({ relatedTarget }: FocusEvent): boolean {
  return (relatedTarget as HTMLButtonElement | null)?.type === 'submit'
}

/** Moves the focus to the first field with an error after each attempt. */
function useFocusOnError(form: RefObject<HTMLFormElement | null>, attempt: FieldErrors | null) {
  useEffect(() => {
    if (attempt) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    }
  }, [form, attempt])
}

/** The current messages beside the fields, and the messages of the last attempt for the summary. */
function useErrors(initial: FieldErrors, idPrefix: string) {
  const [errors, setErrors] = useState(initial)
  const [attempt, setAttempt] = useState(initial)
  // ErrorSummary takes the focus whenever its list changes.
  const summary = useMemo(() => summaryOf(attempt, idPrefix), [attempt, idPrefix])

  const showAttempt = (found: FieldErrors) => {
    setErrors(found)
    setAttempt(found)
  }
  const showFailure = (error: unknown) => showAttempt(errorsOf(error))
  const showField = (name: string, found: readonly string[] | undefined) =>
    setErrors(({ [name]: _, ...others }) => (found ? { ...others, [name]: found } : others))
  return { errors, attempt, summary, showAttempt, showFailure, showField }
}
