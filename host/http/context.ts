import type { ParameterizedContext } from 'koa'
import type { UserRole } from '../db/tables'
import type { ErrorCode } from '../errors'

/** Who is asking: a signed-in person. Visitors have no actor. */
export interface Actor {
  id: number
  firstName: string
  email: string
  /** Hash of the session this request came with; what signing out ends. */
  sessionHash: string
  csrfToken: string
  /** Has read the message about the site's new look. */
  transitionDismissed: boolean
  /** The email address is confirmed. */
  isVerified: boolean
  role: UserRole
}

export interface Flash {
  kind: 'success' | 'info' | 'error'
  text: string
  /** What analytics is told with it: the act that led here was a form, which no script has seen. */
  event?: 'login' | 'sign_up'
}

export interface State {
  requestId: string
  actor: Actor | null
  /** Messages of the last act, shown once. */
  flash: readonly Flash[]
  /** Set by a handler whose page is the same for every visitor; only then may the page be kept and shared. */
  shared: boolean
  /** What went wrong, for the access log. */
  errorCode?: ErrorCode
}

export type Context = ParameterizedContext<State>

/** True when the caller wants JSON: our own calls always say so (spec section 7). */
export function wantsJson(ctx: Context): boolean {
  return ctx.get('X-Requested-With') === 'XMLHttpRequest'
}
