import { SignupForm } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { Values } from '../profile'
import type { Field } from './fields'

/** The stage of a page; any other address does not exist. */
export const ByStage = v.object({ stage: SignupForm.entries.stage })

/** A form of any stage: the stage's own schema validates it. */
export const StageForm = v.record(v.string(), v.unknown())

/** Returns the version that a form was rendered for. */
export function versionOf({ version }: Values): number | undefined {
  return typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : undefined
}

/** Adds the fields that browsers omit: unticked boxes and empty lists. */
export function completeValues(fields: readonly Field[], sent: Values): Values {
  const blank = Object.fromEntries(fields.map(({ name, value }) => [name, Array.isArray(value) ? [] : '']))
  return { ...blank, ...sent }
}
