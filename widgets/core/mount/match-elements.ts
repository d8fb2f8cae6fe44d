/** The element that handles a click on anything inside it. */
const CONTROL = 'a,button,summary,label,input,select,textarea,option,[role=button],[tabindex]'

/** How much an equal value of each attribute adds to the similarity of two elements. */
const ATTRIBUTE_WEIGHTS = { id: 8, name: 4, href: 4, action: 4, value: 2, 'aria-label': 2, class: 1 }

/** The lowest score of a match. An equal position alone, which adds 1, is not enough. */
const MIN_SCORE = 2

export interface ElementMatcher {
  /** Records all elements again. Call it right after the host was rendered. */
  update: () => void
  /** Returns the element itself if it is still in the host, otherwise the most similar one with the same tag. */
  find: (element: HTMLElement) => HTMLElement | undefined
}

/** Creates a matcher that finds elements of a host again after its content was rendered again. */
export function createElementMatcher(host: HTMLElement, elements: Iterable<HTMLElement>): ElementMatcher {
  const finders = new Map<HTMLElement, () => HTMLElement | undefined>()
  const matches = new Map<HTMLElement, HTMLElement | undefined>()
  for (const element of elements) {
    const control = element.closest<HTMLElement>(CONTROL) ?? element
    const index = withSameTag(host, control).indexOf(control)
    finders.set(element, () => findMostSimilar(host, control, index))
  }
  return {
    update: () => finders.forEach((find, element) => host.contains(element) || matches.set(element, find())),
    find: element => {
      const match = host.contains(element) ? element : matches.get(element)
      return match && !host.contains(match) ? finders.get(element)?.() : match
    },
  }
}

function findMostSimilar(host: HTMLElement, old: HTMLElement, index: number): HTMLElement | undefined {
  let best: HTMLElement | undefined
  let bestScore = MIN_SCORE - 1
  withSameTag(host, old).forEach((candidate, position) => {
    const score = similarity(old, candidate) + Number(position === index)
    if (score > bestScore) {
      best = candidate
      bestScore = score
    }
  })
  return best
}

function withSameTag(host: HTMLElement, element: HTMLElement): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>(element.localName)]
}

function similarity(one: HTMLElement, other: HTMLElement): number {
  let score = one.textContent === other.textContent ? 2 : 0
  for (const [name, weight] of Object.entries(ATTRIBUTE_WEIGHTS)) {
    if (one.hasAttribute(name) && one.getAttribute(name) === other.getAttribute(name)) {
      score += weight
    }
  }
  return score
}
