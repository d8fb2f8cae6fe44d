import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A button that logs in with a passkey, or confirms the identity of a signed-in user: the device checks a fingerprint,
 * face or PIN, so no password or code is needed.
 *
 * Without script nothing is shown, because only script can use a passkey.
 *
 * @example { "returnTo": "/jobs/12-signalling-placement", "save": "jobs-12" }
 */
export const contract = defineContract({
  name: 'passkey-login',
  mount: 'visible',
  props: v.object({
    /** The path to continue to. */
    returnTo: v.optional(v.string(), '/'),
    /** The item to save straight after, as `jobs-12`. */
    save: v.nullish(v.string()),
    /** The id of a form that asks a signed-in user to prove their identity: it is sent with the device's signature. */
    confirms: v.nullish(v.string()),
  }),
  events: {},
})
