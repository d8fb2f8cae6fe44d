/**
 * Any failure of a call. `status` is the answer's, or 0 if there was none: offline, timed out, cancelled. `data` is the
 * body of the answer.
 */
export class ApiError extends Error {
  readonly status: number
  readonly data: unknown

  constructor(status: number, data: unknown, options?: ErrorOptions) {
    super(messageOf(data) ?? `The call failed with status ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.data = data
  }

  /** Messages for the fields of a form, after status 422. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    const { errors } = Object(this.data) as { errors?: Record<string, string[]> }
    return errors ?? {}
  }
}

function messageOf(data: unknown): string | undefined {
  const { message } = Object(data) as { message?: unknown }
  return typeof message === 'string' ? message : undefined
}
