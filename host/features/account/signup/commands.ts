import { inTransaction, lockUser, type Transaction } from '../../../db/transaction'
import { conflict, invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { saveSections, type Stage, type Values } from '../profile'
import { nextState, parseTransition, restoreState, type SignupEvent, storeState } from './machine'
import { findSignup, storeSignup } from './queries'

export interface Transition {
  /** `next`, `back`, `skip` or `jump:{stage}`. */
  transition: string
  /** For `next`; defaults to the stored answers. */
  data?: Values | undefined
  /** Defaults to the current version. */
  version?: number | undefined
  /** Defaults to the current stage. */
  stage?: Stage | undefined
}

const STALE = 'You changed this in another tab or window. Check your answers and send them again'
const NOT_ALLOWED = 'You cannot go there from this stage'

/** Throws 422 with the fields, or 409 if the state does not allow the transition. */
export async function applyTransition(services: Services, userId: number, change: Transition): Promise<Stage> {
  const event = parseTransition(change.transition)
  if (!event) {
    throw invalid({ transition: ['Choose next, back, skip or jump:{stage}'] })
  }
  return applyEvent(services, userId, { ...change, event })
}

/** The hub may jump to any stage with questions, other pages only to a stage that was reached. Throws 409. */
export async function jumpTo(
  services: Services,
  userId: number,
  { stage, isFromHub, version }: { stage: Stage; isFromHub: boolean; version?: number | undefined },
): Promise<Stage> {
  return applyEvent(services, userId, { event: { type: 'jump', stage, isFromHub }, version })
}

type Change = Omit<Transition, 'transition'> & { event: SignupEvent }

function applyEvent({ clock, db }: Services, userId: number, change: Change): Promise<Stage> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const stored = await findSignup(trx, userId)
    const version = stored?.version ?? 0
    if (change.version !== undefined && change.version !== version) {
      throw conflict(STALE)
    }
    const { event, stage } = change
    const now = restoreState(stored)
    const seen = stage && stage !== now.stage ? nextState(now, { type: 'jump', stage, isFromHub: false }) : now
    const next = seen && nextState(seen, event)
    if (!next) {
      throw conflict(NOT_ALLOWED)
    }
    if (event.type === 'next') {
      await saveStage(trx, userId, { stage: seen.stage, data: change.data ?? {}, now: clock.now() })
    }
    if (!(await storeSignup(trx, userId, { ...storeState(next), version }))) {
      throw conflict(STALE)
    }
    return next.stage
  })
}

async function saveStage(
  trx: Transaction,
  userId: number,
  { stage, data, now }: { stage: Stage; data: Values; now: Date },
): Promise<void> {
  if (stage !== 'complete') {
    await saveSections(trx, userId, { values: data, now, sections: [stage] })
  }
}
