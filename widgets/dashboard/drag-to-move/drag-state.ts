import { type Kind, sendPlace } from './key-move'

/** A press with a smaller movement is a click. */
const SLOP = 5
/** Within this distance of its edge the board scrolls. */
const EDGE = 48
const STEP = 16

interface DragOptions {
  item: HTMLElement
  scope: HTMLElement
  kind: Kind
  start: { clientX: number; clientY: number }
}

export class Drag {
  readonly #options: DragOptions
  #over: HTMLElement | undefined
  /** The placeholder of the dragged item. */
  #gap: HTMLElement | undefined

  constructor(options: DragOptions) {
    this.#options = options
  }

  move({ clientX, clientY }: { clientX: number; clientY: number }): void {
    const { item, start } = this.#options
    const [x, y] = [clientX - start.clientX, clientY - start.clientY]
    if (this.#gap || Math.hypot(x, y) > SLOP) {
      this.#gap ??= lift(item)
      item.dataset.dragging = ''
      item.style.transform = `translate(${x}px, ${y}px)`
      this.#show(this.#targetAt(clientX, clientY))
      this.#scroll(clientX)
    }
  }

  /** Sends the item's form with its new position, and returns that; undefined if it did not change. */
  drop(): string | undefined {
    const { item, kind } = this.#options
    const to = kind === 'board' ? this.#over?.dataset.drop : this.#place()
    return to !== undefined && sendPlace({ item, kind, to }) ? to : undefined
  }

  /** Restores everything; the answer to the form shows the new position. */
  end(): void {
    const { item } = this.#options
    delete item.dataset.dragging
    item.removeAttribute('style')
    this.#gap?.remove()
    this.#show(undefined)
  }

  #show(over: HTMLElement | undefined): void {
    delete this.#over?.dataset.dropHere
    this.#over = over
    if (over) {
      over.dataset.dropHere = ''
    }
  }

  /** The dragged item itself receives no pointer events. */
  #targetAt(x: number, y: number): HTMLElement | undefined {
    const { scope, kind } = this.#options
    const found = document
      .elementFromPoint(x, y)
      ?.closest<HTMLElement>(kind === 'board' ? '[data-drop]' : '[data-drag]')
    return found && scope.contains(found) ? found : undefined
  }

  #place(): string | undefined {
    const { scope, item } = this.#options
    const items = [...scope.querySelectorAll<HTMLElement>('[data-drag]')]
    const place = this.#over && this.#over !== item ? items.indexOf(this.#over) : -1
    return place < 0 ? undefined : String(place)
  }

  #scroll(x: number): void {
    const board = this.#over?.parentElement
    if (board && this.#options.kind === 'board') {
      const { left, right } = board.getBoundingClientRect()
      board.scrollBy(x > right - EDGE ? STEP : x < left + EDGE ? -STEP : 0, 0)
    }
  }
}

/** Lifts an item out of its list, which would clip it. Returns its placeholder. */
function lift(item: HTMLElement): HTMLElement {
  const before = item.getBoundingClientRect()
  const gap = document.createElement(item.tagName)
  gap.ariaHidden = 'true'
  gap.style.blockSize = `${before.height}px`
  Object.assign(item.style, { position: 'fixed', inset: '0 auto auto 0', inlineSize: `${before.width}px` })
  const after = item.getBoundingClientRect()
  Object.assign(item.style, { top: `${before.top - after.top}px`, left: `${before.left - after.left}px` })
  item.after(gap)
  return gap
}
