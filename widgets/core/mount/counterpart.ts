/** What a click means when it hit something inside it. */
const CONTROL = 'a,button,summary,label,input,select,textarea,option,[role=button],[tabindex]'

/** Attributes that make two elements the same thing drawn twice, by how much they say. */
const SIGNS = { id: 8, name: 4, href: 4, action: 4, value: 2, 'aria-label': 2, class: 1 }

/** Least likeness at which two elements count as the same thing; their place alone is not enough. */
const ALIKE = 2

export interface Counterparts {
  /** To be called when the host has been drawn anew, before anything changes there. */
  settle: () => void
  /** An element that is still there is its own counterpart; otherwise it is the most alike of its kind. */
  locate: (element: HTMLElement) => HTMLElement | undefined
}

/** Remembers elements of a host, to find them again after the host's content has been drawn anew. */
export function rememberElements(host: HTMLElement, elements: Iterable<HTMLElement>): Counterparts {
  const known = new Map<HTMLElement, () => HTMLElement | undefined>()
  const found = new Map<HTMLElement, HTMLElement | undefined>()
  for (const element of elements) {
    const control = element.closest<HTMLElement>(CONTROL) ?? element
    const index = kin(host, control).indexOf(control)
    known.set(element, () => mostAlike(host, control, index))
  }
  return {
    settle: () => known.forEach((find, element) => host.contains(element) || found.set(element, find())),
    locate: element => {
      const first = host.contains(element) ? element : found.get(element)
      return first && !host.contains(first) ? known.get(element)?.() : first
    },
  }
}

function mostAlike(host: HTMLElement, old: HTMLElement, index: number): HTMLElement | undefined {
  let best: HTMLElement | undefined
  let most = ALIKE - 1
  kin(host, old).forEach((candidate, position) => {
    const score = likeness(old, candidate) + Number(position === index)
    if (score > most) {
      best = candidate
      most = score
    }
  })
  return best
}

function kin(host: HTMLElement, element: HTMLElement): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>(element.localName)]
}

function likeness(one: HTMLElement, other: HTMLElement): number {
  let score = one.textContent === other.textContent ? 2 : 0
  for (const [name, weight] of Object.entries(SIGNS)) {
    if (one.hasAttribute(name) && one.getAttribute(name) === other.getAttribute(name)) {
      score += weight
    }
  }
  return score
}
