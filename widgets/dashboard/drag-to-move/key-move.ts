export type Kind = 'board' | 'list'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

export type KeyNews =
  | { name: 'held' | 'put-back' }
  | { name: 'over'; place: string; number: number; count: number }
  | { name: 'dropped'; to: string }

interface KeyMoveOptions {
  item: HTMLElement
  scope: HTMLElement
  kind: Kind
}

/** An item lifted with the space bar: arrows choose its position, space drops it, Escape puts it back. */
export class KeyMove {
  readonly #options: KeyMoveOptions
  readonly #targets: HTMLElement[]
  readonly #from: number
  #place: number

  constructor(options: KeyMoveOptions) {
    const { item, scope, kind } = options
    this.#options = options
    this.#targets = [...scope.querySelectorAll<HTMLElement>(kind === 'board' ? '[data-drop]' : '[data-drag]')]
    this.#from = this.#place = this.#targets.findIndex(target => target.contains(item))
    item.dataset.held = ''
  }

  /** Returns whether the move is over, and the announcement; undefined for other keys. */
  press(key: string): { isOver: boolean; news: KeyNews } | undefined {
    const step = STEPS[key]
    if (step !== undefined) {
      return { isOver: false, news: this.#go(step) }
    } else if (key === ' ' || key === 'Enter') {
      return { isOver: true, news: this.#drop() }
    }
    return key === 'Escape' ? { isOver: true, news: { name: 'put-back' } } : undefined
  }

  end(): void {
    delete this.#options.item.dataset.held
    delete this.#targets[this.#place]?.dataset.dropHere
  }

  #go(step: number): KeyNews {
    delete this.#targets[this.#place]?.dataset.dropHere
    this.#place = Math.min(Math.max(this.#place + step, 0), this.#targets.length - 1)
    const target = this.#targets[this.#place]
    if (target) {
      target.dataset.dropHere = ''
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    const place = target?.getAttribute('aria-label') ?? ''
    return { name: 'over', place, number: this.#place + 1, count: this.#targets.length }
  }

  #drop(): KeyNews {
    const { item, kind } = this.#options
    const to = kind === 'board' ? this.#targets[this.#place]?.dataset.drop : String(this.#place)
    const isMoved = this.#place !== this.#from && to !== undefined && sendPlace({ item, kind, to })
    return isMoved ? { name: 'dropped', to } : { name: 'put-back' }
  }
}

/** Sends an item's form with its new position. Returns whether it has a form and the position is new. */
export function sendPlace({ item, kind, to }: { item: HTMLElement; kind: Kind; to: string }): boolean {
  const field = item.querySelector<HTMLSelectElement | HTMLInputElement>(
    kind === 'board' ? 'select[name=stage]' : 'input[name=to]',
  )
  if (!field || (kind === 'board' && field.value === to)) {
    return false
  }
  field.value = to
  field.form?.requestSubmit()
  return true
}
