import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId, returnField } from './fields'

const params = v.object({ id: itemId('Give the id of the job') })

const Links = v.object({
  /** A page of Google Calendar that adds the next date. */
  google: v.string(),
  /** A page of Outlook that adds the next date. */
  outlook: v.string(),
  /** A file with every date of the job. */
  ics: v.string(),
  feed: v.string(),
})

const Sent = v.object({ message: v.string() })

/** Calendar dates of a user's jobs. The calls that send a mail need the XHR header. */
export const calendarCalls = {
  'GET /ajax/user/job-calendar-link/:id': { params, answer: Links },
  'GET /ajax/user/job-calendar-link/external/:id': { params, answer: Links },
  'GET /ajax/user/send-job-calendar-link/:id': { params, answer: Sent },
  'GET /ajax/user/send-job-calendar-link/external/:id': { params, answer: Sent },
  'POST /ajax/user/send-job-calendar-link/:id': { params, body: v.object({ return: returnField }) },
  'POST /ajax/user/send-job-calendar-link/external/:id': { params, body: v.object({ return: returnField }) },
  /** Creates a new private address; the old one stops working at once. */
  'POST /ajax/user/calendar-feed/renewal': {},
} satisfies CallContracts
