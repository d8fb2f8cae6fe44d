import { SignupForm } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { Values } from '../profile'
import type { Field } from './fields'

export const ByStage = v.object({ stage: SignupForm.entries.stage })

/** The schema of the stage validates the values. */
export const StageForm = v.record(v.string(), v.unknown())

/** Returns the version at the time the form was rendered. */
export function versionOf({ version }: Values): number | undefined {
  return typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : undefined
}

/** Browsers do not send unticked boxes and empty lists. */
export function completeValues(fields: readonly Field[], sent: Values): Values {
  const blank = Object.fromEntries(fields.map(({ name, value }) => [name, Array.isArray(value) ? [] : '']))
  return { ...blank, ...sent }
}
