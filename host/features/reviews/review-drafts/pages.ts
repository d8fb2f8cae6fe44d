import * as v from 'valibot'
import type { Actor } from '../../../http/context'
import { unauthenticated } from '../../../lib/errors'

export const BASE = '/write-a-review'
export const TEMPLATE = 'review-drafts/show.njk'
export const stageUrl = (id: number, stage: string): string => `${BASE}/${id}/${stage}`

/** The questions of the stage validate the values. */
export const AnyFields = v.record(v.string(), v.unknown())

/** Pages accept signed-out users in order to redirect them to the start. Actions do not. */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) {
    throw unauthenticated(undefined, { keepsForm: true })
  }
  return actor
}
