import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react'
import { type OverlayEvent, type OverlayState, stepOverlay } from './overlay-states'
import { useScrollLock } from './use-scroll-lock'

/** Up to md, that width included, a menu fills the window (spec section 9). */
const FULL_SCREEN = '(max-width: 768px)'
/** From lg on, or above it, menus give way to what stands in the open. */
const NARROW = ['(max-width: 1023.98px)', '(max-width: 1024px)']
const REDUCED = '(prefers-reduced-motion: reduce)'

export interface OverlayOptions {
  openMs: number
  closeMs: number
}

export interface Overlay {
  state: OverlayState
  isShown: boolean
  send: Dispatch<OverlayEvent>
  /** For the element that holds button and panel. */
  rootRef: RefObject<HTMLDivElement | null>
  /** For the button that opens the panel, and gets the focus back. */
  buttonRef: RefObject<HTMLButtonElement | null>
  /** For the panel. */
  panelRef: RefObject<HTMLDialogElement | null>
}

/**
 * A menu in a native `<dialog>`. Where it fills the window it is modal: the browser traps the focus, the page behind is
 * inert and does not scroll. On wider windows it hangs below its button, and the page stays usable.
 */
export function useOverlay({ openMs, closeMs }: OverlayOptions): Overlay {
  const [state, send] = useReducer(stepOverlay, 'closed')
  const rootRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelRef = useRef<HTMLDialogElement>(null)
  const isShown = state !== 'closed'

  useEffect(() => {
    if (panelRef.current && buttonRef.current) {
      show(panelRef.current, buttonRef.current, isShown)
    }
  }, [isShown])

  useEffect(() => {
    if (state === 'opening' || state === 'closing') {
      const animation = panelRef.current?.animate(...moveOf(state, state === 'opening' ? openMs : closeMs))
      animation?.addEventListener('finish', () => send('done'))
      return () => animation?.cancel()
    }
    return undefined
  }, [state, openMs, closeMs])

  useEffect(() => (isShown ? listen(rootRef, buttonRef, send) : undefined), [isShown])
  useScrollLock(isShown, FULL_SCREEN)
  return { state, isShown, send, rootRef, buttonRef, panelRef }
}

function show(panel: HTMLDialogElement, button: HTMLElement, isShown: boolean): void {
  if (isShown && !panel.open) {
    if (matchMedia(FULL_SCREEN).matches) {
      panel.showModal()
    } else {
      // It grows towards the middle of the window.
      panel.dataset.side = button.getBoundingClientRect().left < innerWidth / 2 ? 'start' : 'end'
      panel.show()
      // Beside a usable page the focus stays where it was; the panel comes next in order.
      button.focus()
    }
  } else if (!isShown && panel.open) {
    panel.close()
  }
}

/** The style sheet says from where the panel comes (`--overlay-from`); the time is a matter of the widget. */
function moveOf(state: 'opening' | 'closing', duration: number): [Keyframe[], KeyframeAnimationOptions] {
  const away = { opacity: 0, translate: 'var(--overlay-from, 0 -0.75rem)' }
  const there = { opacity: 1, translate: '0 0' }
  const isStill = matchMedia(REDUCED).matches || document.documentElement.dataset.motion === 'reduced'
  return [
    state === 'opening' ? [away, there] : [there, away],
    { duration: isStill ? 0 : duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'forwards' },
  ]
}

/** What closes a menu besides its buttons; returns how to stop listening. */
function listen(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  send: Dispatch<OverlayEvent>,
): () => void {
  const stop = new AbortController()
  const on = { signal: stop.signal }
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && target !== document && !root.current?.contains(target)) {
      send('close')
    }
  }
  document.addEventListener('pointerdown', closeOutside, on)
  document.addEventListener('focusin', closeOutside, on)
  document.addEventListener(
    'keydown',
    event => {
      if (event.key === 'Escape') {
        // Esc would end the dialog at once, without its animation.
        event.preventDefault()
        send('close')
        button.current?.focus()
      }
    },
    on,
  )
  // Links of the menu that stay on the page, pages that come back from the cache, and windows that change their shape.
  for (const type of ['hashchange', 'pagehide']) {
    addEventListener(type, () => send('cut'), on)
  }
  for (const query of [FULL_SCREEN, ...NARROW]) {
    matchMedia(query).addEventListener('change', () => send('cut'), on)
  }
  return () => stop.abort()
}
