import * as v from 'valibot'
import { unauthenticated } from '../../errors'
import type { Actor } from '../../http/context'

export const BASE = '/write-a-review'
export const TEMPLATE = 'review-drafts/show.njk'
export const stageUrl = (id: number, stage: string): string => `${BASE}/${id}/${stage}`

/** A form of any stage: its questions validate the answers. */
export const AnyFields = v.record(v.string(), v.unknown())

/** Pages are open to everyone, to redirect signed-out users to the start; their actions are not. */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) {
    throw unauthenticated(undefined, { keepsForm: true })
  }
  return actor
}
