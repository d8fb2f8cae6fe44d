/** What a click means when it hit something inside it. */
const CONTROL = 'a,button,summary,label,input,select,textarea,option,[role=button],[tabindex]'

/** Least likeness at which two elements count as the same thing drawn twice. */
const ALIKE = 2

type Locate = (element: HTMLElement) => HTMLElement | undefined

/**
 * Remembers the given elements of a host, to find them again after the host's content has been drawn anew. An element
 * that is still there is its own counterpart; otherwise it is the most alike of its kind.
 */
export function rememberElements(host: HTMLElement, elements: Iterable<HTMLElement>): Locate {
  const known = new Map<HTMLElement, { control: HTMLElement; index: number }>()
  for (const element of elements) {
    const control = element.closest<HTMLElement>(CONTROL) ?? element
    known.set(element, { control, index: kin(host, control).indexOf(control) })
  }
  return element => {
    const memory = known.get(element)
    return host.contains(element) || !memory ? element : mostAlike(host, memory.control, memory.index)
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
  const shares = (name: string) => Number(one.hasAttribute(name) && one.getAttribute(name) === other.getAttribute(name))
  const text = Number(one.textContent === other.textContent)
  return 8 * shares('id') + 4 * shares('name') + 4 * shares('href') + 2 * shares('value') + 2 * text + shares('class')
}
