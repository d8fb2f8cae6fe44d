import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A button that logs in with a passkey, or proves again who is logged in: the browser asks for the finger, face or PIN of the device, and no password or code.
 *
 * Without script nothing shows, because only script can ask a device.
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
