import type { Island, PendingEvent } from './island'
import { createElementMatcher, type ElementMatcher } from './match-elements'
import { yieldToMain } from './queue'
import { redispatch, releasePending } from './replay'

type Field = HTMLInputElement | HTMLTextAreaElement
type SelectionRange = readonly [number | null, number | null]
type FindElement = ElementMatcher['find']

const NO_SELECTION: SelectionRange = [null, null]
const FIELDS = 'input,textarea,select'
const NOT_EDITABLE = /^(hidden|submit|button|reset|image)$/

export interface UserState {
  /** Restores focus, selection and open details in the new content of the host. */
  restore: () => void
  /** Replays all pending events in order, then lets later events go straight to the browser. */
  replay: () => Promise<void>
  /** Retargets pending events to the new content of the host, where they will act natively. */
  retarget: () => void
}

/**
 * Captures a user's interactions with a host before its widget mounts: pending events, edits from before any script
 * ran, the focus, and open details.
 */
export function captureUserState(island: Island): UserState {
  const { host, pending } = island
  pending.unshift(...eventsOfEarlyEdits(host, pending))
  const open = island.hydrated ? [] : [...host.querySelectorAll<HTMLDetailsElement>('details[open]')]
  const { activeElement } = host.getRootNode() as Document | ShadowRoot
  const focused = host.contains(activeElement) ? [activeElement as Field] : []
  const range = focused.map(selectionOf)[0] ?? NO_SELECTION
  const { find, update } = createElementMatcher(host, [...pending.flatMap(elementsOf), ...open, ...focused])
  const restore = () => {
    update()
    open.forEach(details => reopen(find(details), details))
    focused.forEach(field => restoreFocus(find(field) as Field | undefined, range))
  }
  const retarget = () => pending.forEach(item => Object.assign(item, retargeted(item, find)))
  const selections = new Map(
    pending.filter(({ target }) => focused.includes(target as Field)).map(item => [item, range]),
  )
  return { restore, replay: () => replayAll(island, find, selections), retarget }
}

async function replayAll(
  island: Island,
  find: FindElement,
  selections: ReadonlyMap<PendingEvent, SelectionRange>,
): Promise<void> {
  try {
    for (let next: PendingEvent | undefined; island.state === 'mounted' && (next = island.pending.shift());) {
      // Of several input events of one field, the last has the whole text.
      const [following] = island.pending
      if (next.event.type !== 'input' || following?.event.type !== 'input' || following.target !== next.target) {
        // Events that the replay causes, such as the submit of a click, must not be captured again.
        island.native = true
        replay(next, find, selections.get(next))
        island.native = false
        // Lets the widget render after each event, as with real input.
        await yieldToMain()
      }
    }
  } finally {
    releasePending(island)
  }
}

function replay(pending: PendingEvent, find: FindElement, selection?: SelectionRange): void {
  const { event, target, value = '', checked } = retargeted(pending, find)
  const element = target as HTMLInputElement
  if (checked !== undefined) {
    setChecked(element, checked)
    return
  }
  if (element.type === 'file') {
    // A field that was rendered again is empty.
    element.files = (pending.target as HTMLInputElement).files
  } else if (/input|change/.test(event.type) && 'value' in element) {
    const range = selection ?? selectionOf(element)
    setValue(element, value)
    if (element.matches(':focus')) {
      select(element, range)
    }
  }
  redispatch({ event, target: element })
}

function elementsOf({ event, target }: PendingEvent): HTMLElement[] {
  const submitter = event instanceof SubmitEvent && event.submitter
  return submitter ? [target, submitter] : [target]
}

/** Without a match the original element is used: a link that the widget does not render still works. */
function retargeted(pending: PendingEvent, find: FindElement): PendingEvent {
  const target = find(pending.target) ?? pending.target
  if (pending.event instanceof SubmitEvent) {
    const submitter = pending.event.submitter && find(pending.event.submitter)
    const isOfForm = submitter && (submitter as HTMLButtonElement).form === target
    return { ...pending, target, event: new SubmitEvent('submit', { submitter: isOfForm ? submitter : null }) }
  }
  return { ...pending, target }
}

/** Returns events for input from before any script listened. */
function eventsOfEarlyEdits(host: HTMLElement, pending: PendingEvent[]): PendingEvent[] {
  const withInput = new Set(pending.filter(({ event }) => event.type === 'input').map(({ target }) => target))
  return [...host.querySelectorAll<Field>(FIELDS)]
    .filter(field => isEdited(field) && !withInput.has(field))
    .flatMap<PendingEvent>(target => {
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
    return !NOT_EDITABLE.test(field.type) && field.value !== field.defaultValue
  }
}

/**
 * React and Preact ignore an input event whose value they already know. The element's own setter belongs to the
 * framework, the prototype's to the browser.
 */
function setValue(field: Field, value: string): void {
  field.value = value ? '' : ' '
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** A real click fires all the events that a component may listen for. */
function setChecked(box: HTMLInputElement, checked: boolean): void {
  if (box.checked === checked) {
    box.checked = !checked
  }
  box.click()
}

function selectionOf({ selectionStart, selectionEnd }: Field): SelectionRange {
  return [selectionStart, selectionEnd]
}

function restoreFocus(field: Field | undefined, range: SelectionRange): void {
  if (field && !field.matches(':focus')) {
    field.focus({ preventScroll: true })
  }
  if (field) {
    select(field, range)
  }
}

function select(field: Field, [start, end]: SelectionRange): void {
  if (typeof start === 'number' && field.selectionStart !== null) {
    field.setSelectionRange(start, end)
  }
}

function reopen(details: HTMLElement | undefined, old: HTMLElement): void {
  if (details && details !== old) {
    ;(details as HTMLDetailsElement).open = true
  }
}
