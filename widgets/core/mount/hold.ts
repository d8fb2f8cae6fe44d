import { load } from './loading'
import { islands, SELECTOR } from './page'
import { release } from './replay'

/** The longest time, in milliseconds, that a link or form is held back for a widget that does not come. */
const HOLD = 3000

/** Interactions that must act at once: they need the browser's own gesture, or they leave this page alone. */
const UNTOUCHED = '[target],[download],[type=file],video,audio'

/**
 * Keeps what a person does on a marker whose widget is still on its way. Links, forms and toggles are held back, so
 * that they act once: through the widget when it is there, natively when it fails.
 */
export function holdInteractions(): void {
  for (const type of ['pointerover', 'focusin', 'click', 'submit', 'input', 'change']) {
    document.addEventListener(type, hold, true)
  }
}

function hold(event: Event): void {
  const target = event.target as HTMLInputElement
  const island = islands.get(target.closest?.(SELECTOR) as Element)
  if (island && !island.native && !isUntouched(event as MouseEvent, target)) {
    // Pointing and focusing lose nothing. A marker that nobody has registered may be a slip of the pen: it holds nothing
    // once the page has loaded.
    if (!/^[pf]/.test(event.type) && (island.widget || document.readyState !== 'complete')) {
      event.stopImmediatePropagation()
      event.preventDefault()
      island.held.push({ event, target, value: target.value })
      setTimeout(release, HOLD, island)
    }
    // Whoever points at a marker will need it, whatever its strategy; for `interaction` this is the only cue.
    load(island)
  }
}

function isUntouched(event: MouseEvent, target: Element): unknown {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || target.closest(UNTOUCHED)
}
