const REGION = '.l-dashboard'
const ITEM = ':is([data-row], [data-drag])[id]'
const CONTROL = 'a[href], button, select, input:not([type=hidden]), textarea, summary'

/** Candidates for the focus after a form, best first. */
export interface FocusTrail {
  control: string | undefined
  /** Ids of the form's row, its neighbours, and their containers. */
  ids: readonly string[]
}

export function readTrail(form: HTMLFormElement | undefined): FocusTrail {
  const item = form && itemOf(form)
  const next = item ? [item, ...siblingsOf(item)] : []
  const around = []
  for (let place = form?.closest('[id]'); place; place = place.parentElement?.closest('[id]')) {
    around.push(place)
  }
  const own = around.filter(place => place.closest(REGION) && !next.includes(place))
  return { control: document.activeElement?.id, ids: [...next, ...own].map(({ id }) => id) }
}

export const itemIdOf = (form: HTMLFormElement | undefined): string | undefined => form && itemOf(form)?.id

/** The form of an Undo is in no row; it names its row. */
const itemOf = (form: HTMLFormElement): Element | null =>
  form.closest(ITEM) ?? document.getElementById(form.dataset.item ?? '')

function siblingsOf(item: Element): Element[] {
  const all = [...(item.parentElement?.children ?? [])].filter(other => other.matches(ITEM))
  const place = all.indexOf(item)
  return [...all.slice(place + 1), ...all.slice(0, place).reverse()].slice(0, 2)
}

export function findInTrail({ control, ids }: FocusTrail): HTMLElement | undefined {
  const same = control ? shown(document.getElementById(control)) : undefined
  return same ?? ids.map(id => entryOf(document.getElementById(id))).find(Boolean)
}

/** Returns the element to focus for a row or a section: the first link or button of a row, the heading of a section. */
export function entryOf(place: HTMLElement | null): HTMLElement | undefined {
  if (!place) {
    return undefined
  }
  const selector = place.matches(ITEM) ? `:is(h2, h3) a, ${CONTROL}` : ':is(h2, h3, textarea)'
  const inside = [...place.querySelectorAll<HTMLElement>(selector)].find(shown)
  return inside ?? shown(place.closest('details')?.querySelector('summary') ?? null)
}

const shown = (element: HTMLElement | null): HTMLElement | undefined =>
  element?.checkVisibility() ? element : undefined
