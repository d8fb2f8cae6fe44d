import { captureInteractions } from './capture'
import type { PendingEvent, TakeEarly } from './island'
import { clearPressed, hasNativeAction, redispatch } from './replay'

/** Milliseconds after the first paint within which the runtime must arrive. */
const TIMEOUT = 5000

/**
 * Captures what people do in markers until the runtime arrives, which replays it: a classic script on its own, in the
 * head, which loads the modules that its `data-modules` names. If the runtime is late or cannot be loaded, links and forms act natively, and all widgets count as failed, so
 * that style sheets show what replaces a button that needs script. Buttons still wait.
 */
const { currentScript, documentElement } = document
let held: PendingEvent[] = []
let isLate = false
let isOver = false

const waits = (interaction: PendingEvent) => !isLate || !hasNativeAction(interaction)

captureInteractions(globalThis, ({ dataset }, interaction, isAction) => {
  // Before its media query matches, a widget is as the server has sent it.
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

/** After the first paint, which then has the network and the processor of a slow phone to itself. */
const loadModules = () => {
  for (const url of currentScript?.dataset.modules?.split(' ') ?? []) {
    import(url).catch(giveUp)
  }
  // Not with the load of the page, which a module that hangs delays for ever.
  setTimeout(giveUp, TIMEOUT)
}

requestAnimationFrame(() => setTimeout(loadModules))
addEventListener('error', ({ target }) => (target as HTMLScriptElement).type === 'module' && giveUp(), true)
;(globalThis as { [held: symbol]: TakeEarly })[Symbol.for('firstrung.held')] = takeOver
