import { randomBytes } from 'node:crypto'
import type { Context } from './context'
import { hasDismissed } from './dismissed'
import type { Hole, PageWithHoles, SaveHole } from './page-with-holes'

/** Renders a hole with what its template sees of the request. `key` begins the keys of its widgets. */
export type RenderHole = (hole: Hole, key: string, personal: object) => string

/** Nobody outside can write this into a page. */
const TOKEN = randomBytes(16).toString('hex')
const MARKER = new RegExp(`<!--${TOKEN} (\\d+)-->`)

/** Returns what a template writes in the place of its n-th hole. */
export const holeMarker = (index: number): string => `<!--${TOKEN} ${index}-->`

/** Divides a rendered page at its markers. Their order in the page may differ from the order in which they were made. */
export function divide(html: string, made: readonly (Hole | SaveHole)[]): PageWithHoles {
  const parts = html.split(MARKER)
  return {
    html: parts.filter((_, index) => index % 2 === 0).map(part => Buffer.from(part)),
    holes: parts.filter((_, index) => index % 2 === 1).map(index => made[Number(index)] ?? { name: '', values: {} }),
  }
}

/** Fills the holes for the person who asks. A save button is chosen, everything else is rendered. */
export function fill({ html, holes }: PageWithHoles, ctx: Context, render: RenderHole): Buffer {
  const { saved } = ctx.state
  const personal = presentPerson(ctx)
  const parts = html.flatMap((part, index) => {
    const hole = holes[index]
    if (hole && 'unsaved' in hole) {
      return [part, saved?.has(hole.item) ? hole.saved : hole.unsaved]
    }
    const own = { ...personal, saved: saved?.has(hole?.item ?? '') ?? false }
    return hole ? [part, Buffer.from(render(hole, `p${index + 1}-`, own))] : [part]
  })
  return Buffer.concat(parts)
}

/** What the templates of holes see of the request. No other template sees it. */
function presentPerson(ctx: Context) {
  const { actor, flash, saved } = ctx.state
  return {
    here: ctx.url,
    user: actor && { loggedIn: true, id: actor.id, firstname: actor.firstName },
    csrf: actor?.csrfToken,
    transitionDismissed: actor?.transitionDismissed || hasDismissed(ctx.get('Cookie')),
    flash,
    savedItems: saved && saved.size > 0 ? [...saved] : undefined,
  }
}
