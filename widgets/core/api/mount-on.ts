import { subscribe } from './bus'
import type { Topic } from './topics'

const TRIGGERS = {
  touch: ['scroll', 'pointerdown', 'keydown'],
  return: ['popstate'],
} as const

/**
 * Brings a widget that waits for `interaction` as soon as there is something for it to do: when somebody publishes one
 * of the topics; for the cue `touch`, when the reader first scrolls, presses or types; for `return`, when they go back or
 * forward on this page. A first load goes without its code. To be called beside `defineWidget`.
 */
export function mountOn(name: string, ...triggers: (Topic | 'touch' | 'return')[]): void {
  const mountWaiting = () => {
    for (const host of document.querySelectorAll(`[data-widget="${name}"]`)) {
      // The runtime's own cue: pointing at a marker brings its widget, whatever its strategy.
      host.dispatchEvent(new Event('pointerover'))
    }
  }
  for (const trigger of triggers) {
    if (trigger === 'touch' || trigger === 'return') {
      TRIGGERS[trigger].forEach(type =>
        addEventListener(type, mountWaiting, { once: true, passive: true, capture: true }),
      )
    } else {
      subscribe(trigger, mountWaiting)
    }
  }
}
