import { SignupForm } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { Values } from '../profile'
import type { Field } from './fields'

/** The stage of a page; any other address does not exist. */
export const ByStage = v.object({ stage: SignupForm.entries.stage })

/** A form of any stage: its own schema checks the answers. */
export const StageForm = v.record(v.string(), v.unknown())

/** Returns the version that a form was made for. */
export function versionOf({ version }: Values): number | undefined {
  return typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : undefined
}

/** Adds what browsers leave out of a form: ticks that are not set and lists without an item. */
export function completeValues(fields: readonly Field[], sent: Values): Values {
  const blank = Object.fromEntries(fields.map(({ name, value }) => [name, Array.isArray(value) ? [] : '']))
  return { ...blank, ...sent }
}
