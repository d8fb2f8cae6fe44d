import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react'
import { isMotionReduced } from '../motion/is-motion-reduced'
import { type OverlayEvent, type OverlayState, nextOverlayState } from './overlay-states'
import { useScrollLock } from './use-scroll-lock'

/** Up to and including md, a menu fills the screen. */
const FULL_SCREEN = '(max-width: 768px)'
/** From lg on, or above it, the page shows links instead of menus. */
const WITH_MENUS = ['(max-width: 1023.98px)', '(max-width: 1024px)']

export interface OverlayOptions {
  openMs: number
  closeMs: number
}

export interface Overlay {
  state: OverlayState
  isShown: boolean
  send: Dispatch<OverlayEvent>
  /** For the element with the button and the panel. */
  rootRef: RefObject<HTMLDivElement | null>
  /** For the button that opens the panel. */
  buttonRef: RefObject<HTMLButtonElement | null>
  panelRef: RefObject<HTMLDialogElement | null>
}

/**
 * Opens and closes a menu in a native `<dialog>`. Where it fills the screen it is modal: the browser traps the focus,
 * and the page behind is inert and does not scroll. On wider screens it opens below its button, and the page stays usable.
 */
export function useOverlay({ openMs, closeMs }: OverlayOptions): Overlay {
  const [state, send] = useReducer(nextOverlayState, 'closed')
  const rootRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelRef = useRef<HTMLDialogElement>(null)
  const isShown = state !== 'closed'

  useEffect(() => {
    if (panelRef.current && buttonRef.current) {
      syncPanel(panelRef.current, buttonRef.current, isShown)
    }
  }, [isShown])

  useEffect(() => {
    if (state === 'opening' || state === 'closing') {
      const animation = panelRef.current?.animate(...animationOf(state, state === 'opening' ? openMs : closeMs))
      animation?.addEventListener('finish', () => send('finish'))
      return () => animation?.cancel()
    }
    return undefined
  }, [state, openMs, closeMs])

  useEffect(() => (isShown ? listenForClose(rootRef, buttonRef, send) : undefined), [isShown])
  useScrollLock(isShown, FULL_SCREEN)
  return { state, isShown, send, rootRef, buttonRef, panelRef }
}

function syncPanel(panel: HTMLDialogElement, button: HTMLElement, isShown: boolean): void {
  if (isShown && !panel.open) {
    if (matchMedia(FULL_SCREEN).matches) {
      panel.showModal()
    } else {
      // The panel extends towards the centre of the viewport.
      panel.dataset.side = button.getBoundingClientRect().left < innerWidth / 2 ? 'start' : 'end'
      panel.show()
      // The dialog would take the focus. It stays on the button; the panel comes next in the tab order.
      button.focus()
    }
  } else if (!isShown && panel.open) {
    panel.close()
  }
}

/** The style sheet sets the start position (`--overlay-from`), the widget the duration. */
function animationOf(state: 'opening' | 'closing', duration: number): [Keyframe[], KeyframeAnimationOptions] {
  const hidden = { opacity: 0, translate: 'var(--overlay-from, 0 -0.75rem)' }
  const shown = { opacity: 1, translate: '0 0' }
  return [
    state === 'opening' ? [hidden, shown] : [shown, hidden],
    { duration: isMotionReduced() ? 0 : duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'forwards' },
  ]
}

/** Closes the menu for events outside its buttons. Returns a function that stops listening. */
function listenForClose(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  send: Dispatch<OverlayEvent>,
): () => void {
  const controller = new AbortController()
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && target !== document && !root.current?.contains(target)) {
      send('close')
    }
  }
  document.addEventListener('pointerdown', closeOutside, controller)
  document.addEventListener('focusin', closeOutside, controller)
  document.addEventListener(
    'keydown',
    event => {
      if (event.key === 'Escape') {
        // The Escape key would close the dialog without its animation.
        event.preventDefault()
        send('close')
        button.current?.focus()
      }
    },
    controller,
  )
  // Links in the menu to the same page, pages that enter the back/forward cache, and changes of the layout.
  for (const type of ['hashchange', 'pagehide']) {
    addEventListener(type, () => send('closeNow'), controller)
  }
  for (const query of [FULL_SCREEN, ...WITH_MENUS]) {
    matchMedia(query).addEventListener('change', () => send('closeNow'), controller)
  }
  return () => controller.abort()
}
