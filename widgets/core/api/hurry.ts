import { subscribe } from './bus'
import type { Topic } from './topics'

const TOUCHES = ['scroll', 'pointerdown', 'keydown']

/**
 * Brings a widget that waits for `interaction` as soon as there is something for it to do: when somebody publishes one
 * of the topics, or, for the cue `touch`, when the reader first scrolls, presses or types. A first load goes without its
 * code. To be called beside `defineWidget`.
 */
export function hurryOn(name: string, ...cues: (Topic | 'touch')[]): void {
  const hurry = () => {
    for (const host of document.querySelectorAll(`[data-widget="${name}"]`)) {
      // The runtime's own cue: pointing at a marker brings its widget, whatever its strategy.
      host.dispatchEvent(new Event('pointerover'))
    }
  }
  for (const cue of cues) {
    if (cue === 'touch') {
      TOUCHES.forEach(type => addEventListener(type, hurry, { once: true, passive: true, capture: true }))
    } else {
      subscribe(cue, hurry)
    }
  }
}
