import type { ParameterizedContext } from 'koa'
import type { PageEvent, UserRole } from '../db/tables'
import type { Subject } from '../db/version'
import type { ErrorCode } from '../errors'
import type { PageWithHoles } from './page-with-holes'
import type { RenderState } from './render-state'

/** The signed-in user who makes a request. Visitors have no actor. */
export interface Actor {
  id: number
  firstName: string
  email: string
  /** Hash of the session id of this request. */
  sessionHash: string
  csrfToken: string
  /** The user has dismissed the message about the site's new look. */
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
  /** The form that reverts the action; the message then has an Undo button that works without script. */
  undoForm?: UndoForm | undefined
}

export interface UndoForm {
  action: string
  /** The fields of the form, without the token. */
  fields: Readonly<Record<string, string>>
}

/** The outcome of rendering a page: cached for others, not the same for others, or an error of the server. */
export type RenderOutcome = 'cached' | 'not-shared' | 'failed'

export interface State {
  requestId: string
  actor: Actor | null
  /** Throws 503 if the request's deadline is over; otherwise removes the deadline. */
  decide: () => void
  /** Messages about the last action, shown once. */
  flash: readonly Flash[]
  /** The uploaded file, at addresses that accept one. */
  upload?: Buffer
  /** The cached page for this request. */
  stored?: StoredPage | undefined
  /** The saved items with save buttons on that page: `jobs-12`. */
  saved?: ReadonlySet<string> | undefined
  /** The user's saved searches, on pages with a link that saves one. */
  savedSearches?: readonly { url: string }[]
  /** Items that the user hides from lists: `/jobs/12`, `/companies/halden-rail`. */
  hidden?: ReadonlySet<string>
  /** The jobs and employers that the lists of this page show or leave out, in the same form. */
  listed?: Set<string>
  /** Set by handlers whose page is the same for every visitor. Only these pages may be cached and shared. */
  shared: boolean
  /** The rendered page before its holes are filled. */
  rendered?: PageWithHoles
  /** The same page if it serves everyone, signed in or not, with different holes. */
  common?: PageWithHoles
  /** The subjects of that page; undefined if it depends on all data. */
  subjects?: readonly Subject[] | undefined
  /** The same page, being rendered by another request. */
  rendering?: Promise<RenderOutcome>
  /** The error code, for the access log. */
  errorCode?: ErrorCode
}

/** A cached page for signed-in users. */
export interface StoredPage extends RenderState {
  page: PageWithHoles
  /** The jobs and employers in its lists, which a user may have hidden. */
  listed: readonly string[]
}

export type Context = ParameterizedContext<State>

/**
 * Returns whether the client wants JSON. Our own calls always send this header. Embeds on other sites do not: it would
 * trigger a preflight request.
 */
export function wantsJson(ctx: Context): boolean {
  const isCall =
    ctx.get('X-Requested-With').toLowerCase() === 'xmlhttprequest' && !ctx.get('Accept').startsWith('text/html')
  return ctx.path.startsWith('/embed/data/') || isCall
}
