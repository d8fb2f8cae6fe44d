import { subscribe } from './bus'
import type { Topic } from './topics'
import { readUser } from './user'

const TOUCHES = ['pointermove', 'scroll', 'pointerdown', 'keydown'] as const

type Trigger = Topic | 'touch' | 'return' | `cookie:${string}`

/**
 * Mounts the widget early when any of these triggers fires: a topic is published; `touch`, the reader first moves the
 * pointer, scrolls, presses or types; `return`, the reader goes back or forward on this page; `cookie:a=b`, the browser
 * has this cookie. The user that the page was rendered for is no trigger: its widgets show that user already. Until then
 * the page does without its code. Call it next to `defineWidget`.
 */
export function mountOn(name: string, ...triggers: Trigger[]): void {
  const mountWaiting = () => {
    for (const host of document.querySelectorAll(`[data-widget="${name}"]`)) {
      // The runtime mounts a widget when the pointer is over its marker, whatever its strategy.
      host.dispatchEvent(new Event('pointerover'))
    }
  }
  for (const trigger of triggers) {
    if (trigger === 'touch') {
      onTouch(mountWaiting)
    } else if (trigger === 'return') {
      addEventListener('popstate', mountWaiting, { once: true })
    } else if (!isCookie(trigger)) {
      subscribe(trigger, value => {
        if (trigger !== 'user' || JSON.stringify(value) !== JSON.stringify(readUser())) {
          mountWaiting()
        }
      })
    } else if (document.cookie.split('; ').includes(trigger.slice('cookie:'.length))) {
      // By then the runtime knows the markers.
      setTimeout(mountWaiting)
    }
  }
}

/**
 * Calls back when the reader first moves the pointer, scrolls, presses or types, or soon if they have already. It may
 * call several times. Returns a function that stops it.
 */
export function onTouch(callback: () => void): () => void {
  const controller = new AbortController()
  const handleTouch = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent
    // Browsers report a pointer that rests where the page appears, too.
    if (event.type !== 'pointermove' || movementX || movementY) {
      controller.abort()
      callback()
    }
  }
  // By then the runtime knows the markers.
  const timer = isTouched() ? setTimeout(callback) : undefined
  TOUCHES.forEach(type =>
    addEventListener(type, handleTouch, { signal: controller.signal, passive: true, capture: true }),
  )
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}

const isCookie = (trigger: Trigger): trigger is `cookie:${string}` => trigger.startsWith('cookie:')

/** Whether the page was scrolled or used before the scripts came, which is after the first paint. */
const isTouched = (): boolean => scrollY > 0 || Boolean(navigator.userActivation?.hasBeenActive)
