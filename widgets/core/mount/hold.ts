import { captureInteractions, SELECTOR } from './capture'
import type { Island, PendingEvent, TakeEarly } from './island'
import { load } from './loading'
import { islands } from './page'
import { releaseLate } from './replay'

/** Milliseconds after which a held event acts natively, if it can. */
const TIMEOUT = 3000

/** Holds interactions with markers of a tree until the widget is mounted or has failed. */
export function holdInteractions(tree: EventTarget): void {
  captureInteractions(tree, (host, interaction, isAction) => {
    const island = islands.get(host)
    if (!island || island.native) {
      return false
    }
    // An unregistered marker may be a typo, so its events are not held once the page has loaded.
    const isHeld = isAction && (!!island.widget || document.readyState !== 'complete')
    if (isHeld) {
      hold(island, interaction)
    }
    // Any interaction mounts the widget early, whatever its strategy; `interaction` has no other trigger.
    load(island, true)
    return isHeld
  })
}

/** Takes over the interactions that `early` has captured. */
export function takeOver(): void {
  const takeEarly = (globalThis as { [symbol: symbol]: TakeEarly | undefined })[Symbol.for('firstrung.held')]
  takeEarly?.().forEach(interaction => hold(islands.get(interaction.target.closest(SELECTOR) as Element), interaction))
}

function hold(island: Island | undefined, interaction: PendingEvent): void {
  if (island) {
    island.pending.push(interaction)
    setTimeout(releaseLate, TIMEOUT, island, interaction)
  }
}
