import { randomBytes } from 'node:crypto'
import type { Context } from '../http/context'
import { hasDismissed } from './dismissed'
import type { Hole, PageWithHoles, SaveHole } from './page-with-holes'

/** Renders a hole with the request data of its template. `key` is the prefix of its widgets' keys. */
export type RenderHole = (hole: Hole, key: string, personal: object) => string

/** A secret, so that no content can imitate a marker. */
const TOKEN = randomBytes(16).toString('hex')
const MARKER_START = Buffer.from(`<!--${TOKEN} `)
const MARKER_END = '-->'

export const holeMarker = (index: number): string => `<!--${TOKEN} ${index}-->`

/** Markers may appear in the page in a different order than they were created. */
export function divide(html: string, made: readonly (Hole | SaveHole)[]): PageWithHoles {
  // Encoded once as a whole: searching a joined string and encoding its pieces took a tenth of the time of a page.
  const page = Buffer.from(html)
  const parts: Buffer[] = []
  const holes: (Hole | SaveHole)[] = []
  let from = 0
  for (let at = page.indexOf(MARKER_START); at >= 0; at = page.indexOf(MARKER_START, from)) {
    const end = page.indexOf(MARKER_END, at)
    const index = page.toString('latin1', at + MARKER_START.length, end)
    parts.push(page.subarray(from, at))
    holes.push(made[Number(index)] ?? { name: '', values: {} })
    from = end + MARKER_END.length
  }
  return { html: [...parts, page.subarray(from)], holes }
}

export function fill({ html, holes }: PageWithHoles, ctx: Context, render: RenderHole): Buffer {
  const { saved } = ctx.state
  const personal = presentPerson(ctx)
  const renderOnce = withoutRepeats(render)
  const parts = html.flatMap((part, index) => {
    const hole = holes[index]
    if (hole && 'unsaved' in hole) {
      return [part, saved?.has(hole.item) ? hole.saved : hole.unsaved]
    }
    const own = { ...personal, saved: saved?.has(hole?.item ?? '') ?? false }
    return hole ? [part, Buffer.from(renderOnce(hole, `p${index + 1}-`, own))] : [part]
  })
  return Buffer.concat(parts)
}

/** A page with many forms has many token holes, all equal: without values and widgets. */
function withoutRepeats(render: RenderHole): RenderHole {
  const rendered = new Map<string, string>()
  return (hole, key, personal) => {
    const isPlain = hole.item === undefined && Object.keys(hole.values).length === 0
    const known = isPlain ? rendered.get(hole.name) : undefined
    const html = known ?? render(hole, key, personal)
    if (isPlain && !html.includes(key)) {
      rendered.set(hole.name, html)
    }
    return html
  }
}

function presentPerson(ctx: Context) {
  const { actor, flash, saved, savedSearches } = ctx.state
  return {
    here: ctx.url,
    user: actor && { loggedIn: true, id: actor.id, firstname: actor.firstName },
    unconfirmed: actor && !actor.isVerified ? actor.email : undefined,
    csrf: actor?.csrfToken,
    transitionDismissed: actor?.transitionDismissed || hasDismissed(ctx.get('Cookie')),
    flash,
    savedItems: saved && saved.size > 0 ? [...saved] : undefined,
    savedSearches: savedSearches && savedSearches.length > 0 ? savedSearches : undefined,
  }
}
