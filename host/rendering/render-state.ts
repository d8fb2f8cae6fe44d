import type { Subject } from '../db/version'

/** The state of the data that a page was rendered from, read before rendering starts. */
export interface RenderState {
  version: number
  /** Undefined for a page that depends on all data. */
  subjects?: readonly Subject[] | undefined
  cachedAt: number
  /** When the next job opens or closes. Any page may show that job, so all of them expire then. */
  expiresAt: number
  isDismissed: boolean
}
