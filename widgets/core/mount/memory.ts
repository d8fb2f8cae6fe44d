import { type Counterparts, rememberElements } from './counterpart'
import type { Held, Island } from './island'
import { pause } from './queue'
import { act, release } from './replay'

type Field = HTMLInputElement | HTMLTextAreaElement
type Range = readonly [number | null, number | null]
type Locate = Counterparts['locate']

const NOWHERE: Range = [null, null]
const FIELDS = 'input,textarea,select'
const UNTYPED = /^(hidden|file|submit|button|reset|image)$/

export interface Memory {
  /** Gives focus, selection and opened details back to what is now in the host. */
  restore: () => void
  /** Does everything held again, in order, then lets native actions go ahead. */
  replay: () => Promise<void>
  /** Points what was held at what is now in the host, for it to act natively. */
  moveHeld: () => void
}

/**
 * Remembers what a person has done to a host before its widget mounts: what was held, what was typed or ticked before
 * any script ran, where the focus is, and which details are open.
 */
export function rememberUse(island: Island): Memory {
  const { host, held } = island
  held.unshift(...editedFields(host, held))
  const open = island.hydrated ? [] : [...host.querySelectorAll<HTMLDetailsElement>('details[open]')]
  const active = host.contains(document.activeElement) ? [document.activeElement as Field] : []
  const range = active.map(rangeOf)[0] ?? NOWHERE
  const { locate, settle } = rememberElements(host, [...held.flatMap(elementsOf), ...open, ...active])
  const restore = () => {
    settle()
    open.forEach(details => reopen(locate(details), details))
    active.forEach(field => refocus(locate(field) as Field | undefined, range))
  }
  const moveHeld = () => held.forEach(one => Object.assign(one, moved(one, locate)))
  const carets = new Map(held.filter(({ target }) => active.includes(target as Field)).map(one => [one, range]))
  return { restore, replay: () => replay(island, locate, carets), moveHeld }
}

async function replay(island: Island, locate: Locate, carets: ReadonlyMap<Held, Range>): Promise<void> {
  try {
    for (let next: Held | undefined; island.state === 'mounted' && (next = island.held.shift());) {
      // Of a word typed letter by letter, the word counts.
      const [following] = island.held
      if (next.event.type !== 'input' || following?.event.type !== 'input' || following.target !== next.target) {
        // What follows from it, such as the submit of a click, is not held again.
        island.native = true
        redo(next, locate, carets.get(next))
        island.native = false
        // A widget answers one interaction before the next, as it would have done in life.
        await pause()
      }
    }
  } finally {
    release(island)
  }
}

function redo(held: Held, locate: Locate, caret?: Range): void {
  const { event, target, value = '', checked } = moved(held, locate)
  const element = target as HTMLInputElement
  if (checked !== undefined) {
    tick(element, checked)
    return
  }
  if (/input|change/.test(event.type) && 'value' in element) {
    const range = caret ?? rangeOf(element)
    setValue(element, value)
    if (element === document.activeElement) {
      select(element, range)
    }
  }
  act({ event, target: element })
}

function elementsOf({ event, target }: Held): HTMLElement[] {
  const submitter = event instanceof SubmitEvent && event.submitter
  return submitter ? [target, submitter] : [target]
}

/** Without a counterpart the original element acts: a link that the widget does not draw still leads somewhere. */
function moved(held: Held, locate: Locate): Held {
  const target = locate(held.target) ?? held.target
  if (held.event instanceof SubmitEvent) {
    const submitter = held.event.submitter && locate(held.event.submitter)
    const owned = submitter && (submitter as HTMLButtonElement).form === target
    return { ...held, target, event: new SubmitEvent('submit', { submitter: owned ? submitter : null }) }
  }
  return { ...held, target }
}

/** What was typed or ticked before any script listened, as if it happened now. */
function editedFields(host: HTMLElement, held: Held[]): Held[] {
  const heard = new Set(held.filter(({ event }) => event.type === 'input').map(({ target }) => target))
  return Array.from(host.querySelectorAll<Field>(FIELDS))
    .filter(field => isEdited(field) && !heard.has(field))
    .flatMap<Held>(target => {
      const { value, checked, type } = target as HTMLInputElement
      const event = (name: string) => new Event(name, { bubbles: true })
      return /^(checkbox|radio)$/.test(type)
        ? { event: event('click'), target, checked }
        : ['input', 'change'].map(name => ({ event: event(name), target, value }))
    })
}

function isEdited(field: Field | HTMLSelectElement): boolean {
  if ('options' in field) {
    const options = [...field.options]
    return !field.multiple && !!options.length && !(options.find(o => o.defaultSelected) ?? options[0])?.selected
  } else if (/^(checkbox|radio)$/.test(field.type)) {
    const { checked, defaultChecked } = field as HTMLInputElement
    return checked !== defaultChecked && (checked || field.type === 'checkbox')
  } else {
    return !UNTYPED.test(field.type) && field.value !== field.defaultValue
  }
}

/**
 * React and Preact only hear of a value that differs from the one they know. The element's own setter is the
 * framework's; the prototype's is the browser's.
 */
function setValue(field: Field, value: string): void {
  field.value = value ? '' : ' '
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** A click brings all the events that a component may listen for, whatever it has drawn. */
function tick(box: HTMLInputElement, checked: boolean): void {
  if (box.checked === checked) {
    box.checked = !checked
  }
  box.click()
}

function rangeOf({ selectionStart, selectionEnd }: Field): Range {
  return [selectionStart, selectionEnd]
}

function refocus(field: Field | undefined, range: Range): void {
  if (field && field !== document.activeElement) {
    field.focus({ preventScroll: true })
  }
  if (field) {
    select(field, range)
  }
}

function select(field: Field, [start, end]: Range): void {
  if (typeof start === 'number' && field.selectionStart !== null) {
    field.setSelectionRange(start, end)
  }
}

function reopen(details: HTMLElement | undefined, old: HTMLElement): void {
  if (details && details !== old) {
    ;(details as HTMLDetailsElement).open = true
  }
}
