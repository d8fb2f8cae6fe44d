import type * as v from 'valibot'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Schema = v.GenericSchema<unknown, unknown>

/** `METHOD /path`; a `:name` in the path is one of `params`. */
export type CallName = `${Method} /${string}`

/** The input and output of one call. The host's guard validates all of it; a missing part means no data. */
export interface CallContract {
  params?: Schema
  query?: Schema
  /** The JSON body, or the fields of the equivalent form without script. */
  body?: Schema
  /** The JSON answer; without it the call answers 204. */
  answer?: Schema
}

export type CallContracts = Readonly<Record<CallName, CallContract>>
