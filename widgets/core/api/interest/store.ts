import { t, type Text } from '@firstrung/mount/strings'
import { afterLogin } from '../after-login'
import { track } from '../analytics'
import { lastValue, publish } from '../bus'
import { ApiError } from '../calls/api-error'
import { call } from '../calls/call'
import type { BodyOf } from '../contracts'
import type { Interest, InterestDetails } from '../topics'

export interface InterestJob {
  id: number
  title: string
}

type Transition = 'register' | 'withdraw'

const FAILED = 'Sorry, that did not work. Try again' satisfies Text
/** The request in progress, shared by all widgets of the page. */
const loading: { current?: Promise<void> } = {}

/** Publishes the signed-in user's registrations of interest. Fails if the server does not answer. */
export async function loadInterest(): Promise<void> {
  if (lastValue('interest') === undefined) {
    await (loading.current ??= call('GET /ajax/user/interest')
      .then(({ interest }) => {
        // A change on this page may be newer than the list.
        const changed = lastValue('interest') ?? []
        const others = interest.filter(({ jobId }) => !changed.some(own => own.jobId === jobId))
        publish('interest', [...changed, ...others])
      })
      .finally(() => delete loading.current))
  }
}

/**
 * Registers or withdraws interest in a job. The outcome goes to the topics `interest` and `flash`. Visitors are asked
 * to log in (topic `modal`), and the call is repeated once they have. If details are missing, a form asks for them.
 * Never fails.
 */
export async function changeInterest(job: InterestJob, transition: Transition): Promise<void> {
  if (!lastValue('user')?.loggedIn) {
    afterLogin(() => void changeInterest(job, transition))
    return
  }
  try {
    const answer = await send(job, transition)
    if (answer.state === 'details-needed') {
      askForDetails(job, answer.details)
    } else {
      show(job, transition, answer)
    }
  } catch (error) {
    handleFailure(job, transition, error)
  }
}

/**
 * Registers interest with the details of a form, and returns the names of missing ones. Fails with 422 and the messages
 * for the fields.
 */
export async function registerWithDetails(job: InterestJob, user: User): Promise<readonly string[]> {
  const answer = await send(job, 'register', user)
  if (answer.state === 'details-needed') {
    return answer.fields ?? []
  }
  show(job, 'register', answer)
  return []
}

type User = NonNullable<BodyOf<'PUT /ajax/register-your-interest'>['user']>

const send = ({ id }: InterestJob, defaultTransition: Transition, user?: User) =>
  call('PUT /ajax/register-your-interest', {
    query: { jobId: String(id) },
    body: { ...(user ? { user } : {}), stateMachine: { machine: 'registerYourInterest', defaultTransition } },
  })

function askForDetails({ id, title }: InterestJob, details: InterestDetails | undefined): void {
  if (details) {
    publish('modal', { name: 'register-interest', id, title, details })
  } else {
    location.assign(`/register-interest/${id}`)
  }
}

function show(job: InterestJob, transition: Transition, { state, registeredAt }: Omit<Interest, 'jobId'>): void {
  const others = (lastValue('interest') ?? []).filter(({ jobId }) => jobId !== job.id)
  publish('interest', [{ jobId: job.id, state, registeredAt }, ...others])
  track('register_interest', { id: job.id, state })
  publish('flash', { kind: 'success', text: messageOf(job, transition) })
}

const messageOf = ({ title }: InterestJob, transition: Transition) =>
  transition === 'register'
    ? t('Interest registered. We will email you when {title} opens', { title })
    : t('You are off the list')

function handleFailure(job: InterestJob, transition: Transition, error: unknown): void {
  const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' }
  if (status === 401) {
    // The session has ended.
    publish('user', { loggedIn: false })
    afterLogin(() => void changeInterest(job, transition))
  } else {
    publish('flash', { kind: 'error', text: status === 403 || status === 409 ? message : FAILED })
  }
}
