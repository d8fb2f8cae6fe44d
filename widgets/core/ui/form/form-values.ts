import { t, type Text } from '@firstrung/mount/strings'
import type * as v from 'valibot'

/** Field name -> messages; `form` concerns the form as a whole. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

const FAILED = 'Sorry, that did not work. Try again' satisfies Text
const OFFLINE = 'You are offline. Try again when you have a connection' satisfies Text

/** Reads the controls of a form by name: checkboxes as booleans, everything else as text. */
export function readValues(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const element of form.elements) {
    const { name, type, value, checked } = element as HTMLInputElement
    if (name && type === 'checkbox') {
      values[name] = checked
    } else if (name && type !== 'submit' && (type !== 'radio' || checked)) {
      values[name] = value
    }
  }
  return values
}

/** Returns a schema's errors by field; empty without a schema. */
export function checkValues(schema: v.GenericSchema | undefined, values: object): FieldErrors {
  const result = schema?.['~standard'].validate(values)
  const errors: Record<string, string[]> = {}
  if (result && !(result instanceof Promise)) {
    for (const { path, message } of result.issues ?? []) {
      const field = path?.map(part => String(typeof part === 'object' ? part.key : part)).join('.') ?? 'form'
      ;(errors[field] ??= []).push(message)
    }
  }
  return errors
}

/** Returns the messages of a failed call; a generic one for server errors. Runs in the browser only. */
export function errorsOf(error: unknown): FieldErrors {
  const { status = 0, message = '', fields = {} } = Object(error) as Failure
  if (Object.keys(fields).length > 0) {
    return fields
  }
  if (status === 0 && !navigator.onLine) {
    return { form: [t(OFFLINE)] }
  }
  return { form: [status >= 400 && status < 500 ? message : t(FAILED)] }
}

interface Failure {
  status?: number
  message?: string
  fields?: FieldErrors
}

/** Returns the first message of each field with the id of its control, starting with the form as a whole. */
export function summaryOf({ form, ...fields }: FieldErrors, idPrefix: string): { field?: string; text: string }[] {
  const lines = Object.entries(fields).flatMap(([field, [text]]) => (text ? [{ field: idPrefix + field, text }] : []))
  return form?.[0] ? [{ text: form[0] }, ...lines] : lines
}
