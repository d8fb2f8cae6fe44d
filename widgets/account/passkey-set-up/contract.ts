import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A form that adds a passkey to the account: it takes the current password, then the browser asks for the finger, face or PIN of
 * the device, and the page is loaded again with the new passkey.
 *
 * Without script nothing shows, because only script can ask a device. The code loads when the form gets the focus or the
 * pointer.
 *
 * @example {}
 */
export const contract = defineContract({
  name: 'passkey-set-up',
  mount: 'visible',
  props: v.object({}),
  events: {},
})
