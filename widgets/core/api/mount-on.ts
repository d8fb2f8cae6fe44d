import { subscribe } from './bus'
import type { Topic } from './topics'
import { readUser } from './user'

const TRIGGERS = {
  touch: ['scroll', 'pointerdown', 'keydown'],
  return: ['popstate'],
} as const

/**
 * Mounts the widget early when any of these triggers fires: a topic is published; `touch`, the reader first scrolls,
 * presses or types; `return`, the reader goes back or forward on this page. The user that the page was rendered for is no
 * trigger: its widgets show that user already. Until then the page does without its code.
 * Call it next to `defineWidget`.
 */
export function mountOn(name: string, ...triggers: (Topic | 'touch' | 'return')[]): void {
  const mountWaiting = () => {
    for (const host of document.querySelectorAll(`[data-widget="${name}"]`)) {
      // The runtime mounts a widget when the pointer is over its marker, whatever its strategy.
      host.dispatchEvent(new Event('pointerover'))
    }
  }
  if (triggers.includes('touch') && isTouched()) {
    // By then the runtime knows the markers.
    setTimeout(mountWaiting)
  }
  for (const trigger of triggers) {
    if (trigger === 'touch' || trigger === 'return') {
      TRIGGERS[trigger].forEach(type =>
        addEventListener(type, mountWaiting, { once: true, passive: true, capture: true }),
      )
    } else {
      subscribe(trigger, value => {
        if (trigger !== 'user' || JSON.stringify(value) !== JSON.stringify(readUser())) {
          mountWaiting()
        }
      })
    }
  }
}

/** Whether the page was scrolled or used before the scripts came, which is after the first paint. */
const isTouched = (): boolean => scrollY > 0 || Boolean(navigator.userActivation?.hasBeenActive)
