import * as v from 'valibot'
import { OneLine } from './account'
import type { CallContracts } from './call-contract'
import { WebAddress } from './external-jobs'
import { Checked, itemId, returnField } from './fields'
import { OneJob, withoutControls } from './job-notes'
import { Day } from './tracker'

export const APPOINTMENT_KINDS = {
  interview: 'Interview',
  test: 'Test',
  call: 'Call',
  'assessment-centre': 'Assessment centre',
} as const

/** The time zones of appointments. Both databases know these names. */
export const TIME_ZONES = {
  'Europe/London': 'UK',
  'Europe/Dublin': 'Dublin',
  'Europe/Lisbon': 'Lisbon',
  'Europe/Paris': 'Paris',
  'Europe/Amsterdam': 'Amsterdam',
  'Europe/Berlin': 'Berlin',
  'Europe/Zurich': 'Zurich',
  'Europe/Madrid': 'Madrid',
  'Europe/Rome': 'Rome',
  'Europe/Stockholm': 'Stockholm',
  'Europe/Warsaw': 'Warsaw',
  'Europe/Athens': 'Athens',
  'Europe/Istanbul': 'Istanbul',
  'Africa/Lagos': 'Lagos',
  'Africa/Johannesburg': 'Johannesburg',
  'Africa/Nairobi': 'Nairobi',
  'Asia/Dubai': 'Dubai',
  'Asia/Karachi': 'Karachi',
  'Asia/Kolkata': 'Kolkata',
  'Asia/Dhaka': 'Dhaka',
  'Asia/Singapore': 'Singapore',
  'Asia/Hong_Kong': 'Hong Kong',
  'Asia/Shanghai': 'Shanghai',
  'Asia/Tokyo': 'Tokyo',
  'Australia/Sydney': 'Sydney',
  'Pacific/Auckland': 'Auckland',
  'America/Sao_Paulo': 'São Paulo',
  'America/Toronto': 'Toronto',
  'America/New_York': 'New York',
  'America/Chicago': 'Chicago',
  'America/Denver': 'Denver',
  'America/Los_Angeles': 'Los Angeles',
  UTC: 'UTC',
} as const

const keysOf = <T extends object>(names: T) => Object.keys(names) as (keyof T & string)[]

const line = (label: string, maxLength: number) =>
  v.pipe(
    v.string(`${label} must be text`),
    OneLine,
    v.maxLength(maxLength, `${label} must be ${maxLength} characters or fewer`),
  )
/** Empty text means none. */
const optionalLine = (label: string, maxLength: number) =>
  v.nullish(
    v.pipe(
      line(label, maxLength),
      v.transform(text => text || null),
    ),
    null,
  )
const requiredLine = (label: string, maxLength: number, missing: string) =>
  v.optional(v.pipe(line(label, maxLength), v.nonEmpty(missing)), '')

const Note = v.nullish(
  v.pipe(
    v.string('Note must be text'),
    v.transform(withoutControls),
    v.trim(),
    v.maxLength(2000, 'Note must be 2,000 characters or fewer'),
    v.transform(text => text || null),
  ),
  null,
)

const NO_DAY = 'Enter a real date'
const RealDay = v.optional(
  v.pipe(
    v.string(NO_DAY),
    v.check(text => v.is(Day, text), NO_DAY),
  ),
  '',
)
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const NO_START = 'Enter the start, like 14:30'
const NO_END = 'Enter the end, like 15:30, or leave it out'

const appointmentFields = {
  kind: v.picklist(keysOf(APPOINTMENT_KINDS), 'Choose an interview, a test, a call or an assessment centre'),
  day: RealDay,
  starts: v.optional(v.pipe(v.string(NO_START), v.regex(CLOCK, NO_START)), ''),
  ends: v.nullish(
    v.pipe(
      v.string(NO_END),
      v.check(text => text === '' || CLOCK.test(text), NO_END),
      v.transform(text => text || null),
    ),
    null,
  ),
  timeZone: v.optional(v.picklist(keysOf(TIME_ZONES), 'Choose a time zone from the list'), 'Europe/London'),
  place: optionalLine('Place', 200),
  link: v.nullish(WebAddress, null),
  note: Note,
}
const nextActionFields = {
  text: requiredLine('Text', 200, 'Enter what you will do'),
  day: RealDay,
}
const contactFields = {
  name: requiredLine('Name', 150, 'Enter the name'),
  role: optionalLine('Role', 150),
  address: optionalLine('Address', 300),
  phone: optionalLine('Phone number', 50),
  met: optionalLine('Where you met', 200),
  note: Note,
}

const endsLater = ({ starts, ends }: { starts: string; ends: string | null }) => ends === null || ends > starts
const EARLY_END = 'The end must be later than the start'

export const PlanFields = {
  appointments: v.pipe(
    v.object(appointmentFields),
    v.forward(v.partialCheck([['starts'], ['ends']], endsLater, EARLY_END), ['ends']),
  ),
  'next-actions': v.object(nextActionFields),
  contacts: v.object(contactFields),
}

const stored = {
  id: v.number(),
  type: v.picklist(['jobs', 'external-jobs']),
  itemId: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
}
const text = v.nullable(v.string())
const Appointment = v.object({
  ...stored,
  kind: v.string(),
  day: v.string(),
  starts: v.string(),
  ends: text,
  timeZone: v.string(),
  startsAt: v.string(),
  place: text,
  link: text,
  note: text,
})
const NextAction = v.object({ ...stored, text: v.string(), day: v.string(), done: v.boolean() })
const Contact = v.object({ ...stored, name: v.string(), role: text, address: text, phone: text, met: text, note: text })

const params = v.object({ id: itemId('Give the id') })
const jobParams = v.object({ id: itemId('Give the id of the job') })
/** A form without script in place of DELETE. */
const removal = { params, body: v.object({ return: returnField }) }

/** The plans for an application: appointments, next actions and people. PUT replaces every field. */
export const applicationPlanCalls = {
  'GET /ajax/user/appointments/by-job/:id': {
    params: jobParams,
    answer: v.object({ appointments: v.array(Appointment) }),
  },
  'GET /ajax/user/appointments/by-external-job/:id': {
    params: jobParams,
    answer: v.object({ appointments: v.array(Appointment) }),
  },
  'POST /ajax/user/appointments': {
    body: v.intersect([PlanFields.appointments, OneJob]),
    answer: Appointment,
  },
  'PUT /ajax/user/appointments/:id': { params, body: PlanFields.appointments, answer: Appointment },
  'DELETE /ajax/user/appointments/:id': { params },
  'POST /ajax/user/appointments/:id/removal': removal,

  'GET /ajax/user/next-actions/by-job/:id': {
    params: jobParams,
    answer: v.object({ nextActions: v.array(NextAction) }),
  },
  'GET /ajax/user/next-actions/by-external-job/:id': {
    params: jobParams,
    answer: v.object({ nextActions: v.array(NextAction) }),
  },
  'POST /ajax/user/next-actions': {
    body: v.intersect([PlanFields['next-actions'], OneJob]),
    answer: NextAction,
  },
  'PUT /ajax/user/next-actions/:id': { params, body: PlanFields['next-actions'], answer: NextAction },
  'DELETE /ajax/user/next-actions/:id': { params },
  'POST /ajax/user/next-actions/:id/removal': removal,
  'PUT /ajax/user/next-actions/:id/done': {
    params,
    body: v.object({ done: v.boolean('Tell whether it is done') }),
    answer: NextAction,
  },
  'POST /ajax/user/next-actions/:id/done': { params, body: v.object({ done: Checked, return: returnField }) },

  'GET /ajax/user/contacts/by-job/:id': { params: jobParams, answer: v.object({ contacts: v.array(Contact) }) },
  'GET /ajax/user/contacts/by-external-job/:id': {
    params: jobParams,
    answer: v.object({ contacts: v.array(Contact) }),
  },
  'POST /ajax/user/contacts': {
    body: v.intersect([PlanFields.contacts, OneJob]),
    answer: Contact,
  },
  'PUT /ajax/user/contacts/:id': { params, body: PlanFields.contacts, answer: Contact },
  'DELETE /ajax/user/contacts/:id': { params },
  'POST /ajax/user/contacts/:id/removal': removal,
} satisfies CallContracts
