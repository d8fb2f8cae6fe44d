import { load } from './loading'
import { islands, SELECTOR } from './page'
import { releasePending } from './replay'

/** The longest time, in milliseconds, that an event waits for a widget, and the page for scripts that register one. */
export const TIMEOUT = 3000

/** Events on these always go to the browser: they need a real user gesture, or they do not leave this page. */
const EXEMPT = '[target],[download],[type=file],video,audio'

/**
 * Captures interactions with markers whose widget is not mounted yet. Links, forms and toggles are prevented, so that
 * they act exactly once: through the widget when it mounts, natively when it fails.
 */
export function captureInteractions(tree: Node): void {
  for (const type of ['pointerover', 'focusin', 'click', 'submit', 'input', 'change']) {
    tree.addEventListener(type, capture, true)
  }
}

function capture(event: Event): void {
  // Outside a shadow root, its host is the target of every event.
  const target = event.composedPath()[0] as HTMLInputElement
  const island = islands.get(target.closest?.(SELECTOR) as Element)
  if (island && !island.native && !isExempt(event as MouseEvent, target)) {
    // `pointerover` and `focusin` need no replay. An unregistered marker may be a typo, so it captures nothing once the
    // page has loaded.
    if (!/^[pf]/.test(event.type) && (island.widget || document.readyState !== 'complete')) {
      event.stopImmediatePropagation()
      event.preventDefault()
      island.pending.push({ event, target, value: target.value })
      setTimeout(releasePending, TIMEOUT, island)
    }
    // Any interaction mounts the widget early, whatever its strategy; `interaction` has no other trigger.
    load(island)
  }
}

function isExempt(event: MouseEvent, target: Element): unknown {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || target.closest(EXEMPT)
}
