import * as v from 'valibot'
import { FORM_NAMES } from './forms'
import { TABS } from './load'

/** Any other tab redirects to the hub. */
export const TabParams = v.fallback(v.nullable(v.object({ tab: v.picklist(TABS) })), null)

export const FormParams = v.object({ name: v.picklist(FORM_NAMES) })

/** Any fields: the profile's sections validate their own. */
export const AnyFields = v.record(v.string(), v.unknown())
