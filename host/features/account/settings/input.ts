import * as v from 'valibot'
import { FORM_NAMES } from './forms'
import { TABS } from './load'

/** Null for an unknown tab, which redirects to the hub. */
export const TabParams = v.fallback(v.nullable(v.object({ tab: v.picklist(TABS) })), null)

export const FormParams = v.object({ name: v.picklist(FORM_NAMES) })

/** Each section of the profile validates its own fields. */
export const AnyFields = v.record(v.string(), v.unknown())
