import * as v from 'valibot'
import { INTEREST_MESSAGES } from '../interest-messages'
import { registrationFields } from './account'
import type { CallContracts } from './call-contract'
import { Checked, itemId } from './fields'

const NO_YEAR = INTEREST_MESSAGES.endYear

/** An item of a reference list: its id, or an empty text for none. */
const listItem = (message: string) =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        itemId(message),
      ],
      message,
    ),
  )

/** The details required before a registration is complete. Omitted fields keep the values of the profile. */
export const interestFields = {
  firstName: v.optional(registrationFields.firstName),
  lastName: v.optional(registrationFields.lastName),
  pathway: listItem(INTEREST_MESSAGES.pathway),
  university: v.optional(
    v.pipe(
      v.string('Enter your university, school or college'),
      v.trim(),
      v.maxLength(150, 'University must be 150 characters or fewer'),
      v.transform(text => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')),
    ),
  ),
  degreeArea: listItem('Choose a subject from the list'),
  endYear: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^(\d{4})?$/, NO_YEAR))], NO_YEAR),
      v.transform(year => (year === '' ? undefined : Number(year))),
      v.optional(v.pipe(v.number(), v.integer(NO_YEAR), v.minValue(1950, NO_YEAR), v.maxValue(2099, NO_YEAR))),
    ),
  ),
  share: v.optional(Checked),
}

const State = v.picklist(['none', 'details-needed', 'confirmed', 'notified', 'closed', 'withdrawn'])
const Transition = v.picklist(['register', 'withdraw'], 'Choose register or withdraw')
const Choices = v.array(v.object({ id: v.number(), name: v.string() }))

const Details = v.object({
  employer: v.string(),
  email: v.string(),
  values: v.object({
    firstName: v.string(),
    lastName: v.string(),
    pathway: v.nullable(v.number()),
    university: v.string(),
    degreeArea: v.nullable(v.number()),
    endYear: v.nullable(v.number()),
    share: v.boolean(),
  }),
  pathways: Choices,
  degreeAreas: Choices,
})

export const interestCalls = {
  /** Without a body it registers; `withdraw` ends the registration. */
  'PUT /ajax/register-your-interest': {
    query: v.object({ jobId: v.fallback(v.optional(v.string()), undefined) }),
    body: v.object({
      user: v.optional(v.object(interestFields, 'Give the details as an object')),
      stateMachine: v.optional(
        v.object(
          {
            machine: v.optional(v.literal('registerYourInterest', 'The machine is registerYourInterest')),
            defaultTransition: v.optional(Transition, 'register'),
          },
          'Give machine and transition as an object',
        ),
      ),
    }),
    answer: v.object({
      jobId: v.number(),
      machine: v.literal('registerYourInterest'),
      state: State,
      transitions: v.array(Transition),
      registeredAt: v.nullable(v.string()),
      fields: v.optional(v.array(v.string())),
      details: v.optional(Details),
    }),
  },
  'GET /ajax/user/interest': {
    answer: v.object({
      interest: v.array(v.object({ jobId: v.number(), state: State, registeredAt: v.nullable(v.string()) })),
    }),
  },
} satisfies CallContracts
