import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A form that adds a passkey to the account: it takes the current password, the device checks a fingerprint, face or
 * PIN, and the page reloads with the new passkey.
 *
 * Without script nothing is shown, because only script can create a passkey. The code loads when the form gets the
 * focus or the pointer.
 *
 * @example {}
 */
export const contract = defineContract({
  name: 'passkey-set-up',
  mount: 'visible',
  props: v.object({}),
  events: {},
})
