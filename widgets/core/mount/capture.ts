import type { PendingEvent } from './island'

export const SELECTOR = '[data-widget]'

/** Clicks on these always go to the browser: they need a real user gesture, or they do not leave this page. */
const EXEMPT = '[target]:not([aria-haspopup]),[download],[type=file],video,audio'
const CONTROL = 'a,button,summary,label'
/** Events of a field have taken effect already. */
const CHANGES = ['input', 'change', 'compositionend']
const ACTIONS = ['click', 'submit', ...CHANGES]

/** Returns true to hold an event back. `isAction` is false for events that only announce an action. */
export type Take = (host: HTMLElement, interaction: PendingEvent, isAction: boolean) => boolean

/**
 * Calls `take` with interactions in the markers of a tree. The default action of links, forms and toggles is prevented
 * for held events, so that they act exactly once: through the widget when it mounts, natively if it fails.
 */
export function captureInteractions(tree: EventTarget, take: Take): void {
  const capture = (event: Event) => {
    // Outside a shadow root, its host is the target of every event.
    const target = event.composedPath()[0] as HTMLInputElement
    const host = target.closest?.<HTMLElement>(SELECTOR)
    const interaction = { event, target, value: target.value }
    if (host && !isExempt(event as MouseEvent, target) && take(host, interaction, ACTIONS.includes(event.type))) {
      event.stopImmediatePropagation()
      event.preventDefault()
      // The style sheet shows a pending state until the event is replayed.
      target.closest(CONTROL)?.setAttribute('data-pressed', '')
    }
  }
  for (const type of ['pointerover', 'focusin', ...ACTIONS]) {
    tree.addEventListener(type, capture, true)
  }
}

function isExempt({ type, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, target: Element): unknown {
  return ctrlKey || metaKey || shiftKey || altKey || (!CHANGES.includes(type) && target.closest(EXEMPT))
}
