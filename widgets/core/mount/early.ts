import { captureInteractions } from './capture'
import type { PendingEvent, TakeEarly } from './island'
import { clearPressed, hasNativeAction, redispatch } from './replay'

/** Milliseconds after the first paint within which the runtime must arrive. */
const TIMEOUT = 5000

/**
 * Captures interactions with markers until the runtime arrives, which replays them: a classic script on its own, in the
 * head, which loads the modules in its `data-modules`. If the runtime is late or fails to load, links and forms act
 * natively, and all widgets count as failed, so that style sheets show the fallback of buttons that need script.
 * Buttons still wait.
 */
const { currentScript, documentElement } = document
let held: PendingEvent[] = []
let isLate = false
let isOver = false

const waits = (interaction: PendingEvent) => !isLate || !hasNativeAction(interaction)

captureInteractions(globalThis, ({ dataset }, interaction, isAction) => {
  // Before its media query matches, a widget is left as the server rendered it.
  const isHeld = isAction && !isOver && waits(interaction) && !dataset.mount?.startsWith('media')
  return isHeld && held.push(interaction) > 0
})

const giveUp = () => {
  if (!isOver && !isLate) {
    isLate = true
    documentElement.dataset.state = 'failed'
    clearPressed(documentElement)
    const released = held.filter(interaction => !waits(interaction))
    held = held.filter(waits)
    released.forEach(redispatch)
  }
}

const takeOver = () => {
  isOver = true
  delete documentElement.dataset.state
  return held
}

/** After the first paint, which then has a slow phone's network and processor to itself. */
const loadModules = () => {
  for (const url of currentScript?.dataset.modules?.split(' ') ?? []) {
    import(url).catch(giveUp)
  }
  // Not on the page's load event, which a hanging module delays for ever.
  setTimeout(giveUp, TIMEOUT)
}

requestAnimationFrame(() => setTimeout(loadModules))
addEventListener('error', ({ target }) => (target as HTMLScriptElement).type === 'module' && giveUp(), true)
;(globalThis as { [held: symbol]: TakeEarly })[Symbol.for('firstrung.held')] = takeOver
