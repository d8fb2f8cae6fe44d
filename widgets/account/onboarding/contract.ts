import { SignupForm } from '@firstrung/api/contracts'
import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * One stage of signup: the ladder of stages, the questions, and why we ask them. The host describes the form
 * (`GET /ajax/state-machine/signup`), so every stage is the same widget.
 *
 * Without script it is a form with the buttons Continue, Skip for now and Back; after an error the same page appears
 * with messages beside the fields. With script the answers are sent without a reload, the focus moves to the heading of
 * the next stage, and universities, courses, roles and places are suggested while people enter text. Nothing is lost if
 * the user was logged out or has moved to the next stage in another tab.
 *
 * With `form.action` it is a form of the account settings: a heading, the questions and the button Save, which posts the form.
 *
 * @example { "form": { "stage": "account", "title": "Your name", "lead": "", "purpose": "", "fields": [], "canSkip": false, "previous": null, "canDelete": false, "ladder": [], "links": [], "version": 0 } }
 */
export const contract = defineContract({
  name: 'onboarding',
  mount: 'load',
  props: v.object({
    /** The stage with its fields, values and the other stages. */
    form: SignupForm,
    /** Field -> messages; `form` concerns the form as a whole. */
    errors: v.nullish(v.record(v.string(), v.array(v.string()))),
    /** The token that a form without script has to carry. */
    csrf: v.nullish(v.string()),
  }),
  events: {
    /** The person has moved to this stage. */
    'onboarding:stage': v.object({ stage: v.string() }),
  },
})

export type Form = v.InferOutput<typeof SignupForm>
export type Field = Form['fields'][number]
export type Option = NonNullable<Field['options']>[number]
