import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A password field in a plain form, with a button that shows the password. Forms that are widgets themselves use the
 * shared component.
 *
 * Without script it is a field without the button.
 *
 * @example { "name": "password", "label": "New password", "autoComplete": "new-password" }
 */
export const contract = defineContract({
  name: 'password-field',
  mount: 'visible',
  props: v.object({
    /** Name of the field in the form. */
    name: v.string(),
    /** Defaults to the name. Set it if two forms on a page have a field with the same name. */
    id: v.nullish(v.string()),
    /** Label of the field. */
    label: v.string(),
    /** Rules of a new password, below the label. */
    hint: v.nullish(v.string()),
    /** The error with its remedy. */
    error: v.nullish(v.string()),
    /** What password managers offer: the stored password or a new one. */
    autoComplete: v.picklist(['current-password', 'new-password']),
  }),
  events: {},
})
