import { ApiError, call, publish } from '@firstrung/api'
import { t, type Text } from '@firstrung/mount/strings'
import { useState } from 'react'
import type { Field, Form } from './contract'

export type TransitionName = 'next' | 'back' | 'skip'

export const ELSEWHERE = 'You continued in another tab. This is where you are now.' satisfies Text
const CONFLICT = 409
const SIGNED_OUT = 401

type Seen = Pick<Form, 'version' | 'saved'>

interface TransitionControl extends Seen {
  /** Sends the answers of a form, if any, and shows the next stage. Fails if the user must do something first. */
  move: (transition: TransitionName, answers?: HTMLFormElement | null) => Promise<void>
}

/**
 * Moves between stages. After a conflict in the same stage `saved` has the other tab's values, and sending the form
 * again replaces them.
 */
export function useTransition(
  { stage, fields, ...initial }: Form,
  onMove: (form: Form, message?: string) => void,
): TransitionControl {
  const [{ version, saved }, setSeen] = useState<Seen>(initial)
  const move: TransitionControl['move'] = async (transition, answers = null) => {
    try {
      onMove(await sendTransition({ transition, form: answers, fields, version, stage }))
    } catch (error) {
      if (error instanceof Stale && error.form.stage !== stage) {
        onMove(error.form, t(ELSEWHERE))
        return
      }
      if (error instanceof Stale) {
        setSeen(error.form)
      }
      throw error
    }
  }
  return { move, version, saved }
}

/** Returns whether the server can still show its page after a failed call: it has answered, or only code is missing. */
export const isServerReached = (error: unknown): boolean =>
  navigator.onLine && !(error instanceof ApiError && error.status === 0)

interface Sending {
  transition: TransitionName
  form: HTMLFormElement | null
  fields: readonly Field[]
  version: number
  stage: Form['stage']
}

/** The user has moved on in another tab; `form` is the current state. */
class Stale extends Error {
  readonly status = CONFLICT
  readonly form: Form

  constructor(message: string, form: Form) {
    super(message)
    this.form = form
  }
}

/** Sends a transition and returns the form of the next stage. Fails with `Stale` after a conflict. */
async function sendTransition({ transition, form, fields, version, stage }: Sending): Promise<Form> {
  const data = form ? readAnswers(form, fields) : undefined
  try {
    const answer = await call('PUT /ajax/state-machine/signup', { body: { transition, data, version, stage } })
    return answer.form
  } catch (error) {
    if (error instanceof ApiError && error.status === CONFLICT) {
      throw new Stale(error.message, (error.data as { form: Form }).form)
    }
    if (error instanceof ApiError && error.status === SIGNED_OUT) {
      publish('modal', { name: 'login' })
      throw new ApiError(SIGNED_OUT, { message: 'Log in to continue. Your answers are still here' })
    }
    throw error
  }
}

/** Every field of the stage, including emptied ones. */
function readAnswers(form: HTMLFormElement, fields: readonly Field[]): Record<string, unknown> {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map(({ name, kind, value }): [string, unknown] => {
      if (kind === 'places') {
        return [name, readPlaces(data, name)]
      }
      const entered = data.getAll(name).filter(item => item !== '')
      return [
        name,
        Array.isArray(value) ? entered : typeof value === 'boolean' ? entered.length > 0 : (entered[0] ?? ''),
      ]
    }),
  )
}

/** The rows up to the last one with a place, each with its radius: errors name a row by its index. */
function readPlaces(data: FormData, name: string): { place: string; radius: number }[] {
  const radii = data.getAll('radius')
  const rows = data.getAll(name).map((place, index) => ({
    place: typeof place === 'string' ? place.trim() : '',
    radius: Number(radii[index]),
  }))
  return rows.slice(0, rows.findLastIndex(({ place }) => place !== '') + 1)
}
