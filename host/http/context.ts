import type { ParameterizedContext } from 'koa'
import type { PageEvent, UserRole } from '../db/tables'
import type { Subject } from '../db/version'
import type { ErrorCode } from '../lib/errors'
import type { PageWithHoles } from '../rendering/page-with-holes'
import type { RenderState } from '../rendering/render-state'

export interface Actor {
  id: number
  firstName: string
  email: string
  sessionHash: string
  csrfToken: string
  transitionDismissed: boolean
  isVerified: boolean
  role: UserRole
}

export type { PageEvent }

export interface Flash {
  kind: 'success' | 'info' | 'error'
  text: string
  /** Analytics events of the action, sent by the next page. */
  events?: readonly PageEvent[] | undefined
  /** The form that reverts the action: the message then has an Undo button that works without JavaScript. */
  undoForm?: UndoForm | undefined
}

export interface UndoForm {
  action: string
  fields: Readonly<Record<string, string>>
}

/** `not-shared`: the page is not the same for others. `failed`: an error of the server. */
export type RenderOutcome = 'cached' | 'not-shared' | 'failed'

export interface State {
  requestId: string
  actor: Actor | null
  /** Throws 503 if the request's deadline is over; otherwise removes the deadline. */
  decide: () => void
  flash: readonly Flash[]
  upload?: Buffer
  stored?: StoredPage | undefined
  /** The saved items among the page's save buttons: `jobs-12`. */
  saved?: ReadonlySet<string> | undefined
  /** Only on pages with a link that saves a search. */
  savedSearches?: readonly { url: string }[]
  /** Items that the user hides from lists: `/jobs/12`, `/companies/halden-rail`. */
  hidden?: ReadonlySet<string>
  /** The jobs and employers that this page's lists show or leave out, in the form of `hidden`. */
  listed?: Set<string>
  /** Whether the route's access is 'anyone'; set by the guard. */
  isOpen?: boolean
  /** The page is the same for every visitor. Only these pages may be cached and shared. */
  shared: boolean
  rendered?: PageWithHoles
  /** The same page if it serves everyone, signed in or not, with different holes. */
  common?: PageWithHoles
  /** Undefined if the page depends on all data. */
  subjects?: readonly Subject[] | undefined
  rendering?: Promise<RenderOutcome>
  errorCode?: ErrorCode
}

export interface StoredPage extends RenderState {
  page: PageWithHoles
  /** The jobs and employers in its lists, which a user may have hidden. */
  listed: readonly string[]
}

export type Context = ParameterizedContext<State>

/** Our own calls send X-Requested-With. Embeds on other sites do not: it would trigger a preflight request. */
export function wantsJson(ctx: Context): boolean {
  const isCall =
    ctx.get('X-Requested-With').toLowerCase() === 'xmlhttprequest' && !ctx.get('Accept').startsWith('text/html')
  return ctx.path.startsWith('/embed/data/') || isCall
}
