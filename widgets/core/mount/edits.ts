type Field = HTMLInputElement | HTMLTextAreaElement

/** Values that users have entered: a morph sets properties of fields, which mutation records do not contain. */
let edits: WeakMap<Element, string | boolean> | undefined
let lastFocus: HTMLElement | undefined

/** Records users' input and focus from now on. */
export function trackEdits(): void {
  if (edits) {
    return
  }
  edits = new WeakMap()
  const targetOf = (event: Event) => event.composedPath()[0] as Field
  const remember = (event: Event) => edits?.set(targetOf(event), stateOf(targetOf(event)))
  const forget = () => (edits = new WeakMap())
  addEventListener('input', remember, true)
  addEventListener('focusin', event => (lastFocus = targetOf(event)), true)
  addEventListener('submit', forget, true)
  addEventListener('reset', forget, true)
}

/** Restores the input of fields that have their HTML value; any other value was set by their component. */
export function restoreEdits(host: HTMLElement): void {
  for (const field of host.querySelectorAll<Field>('input,textarea')) {
    const edit = edits?.get(field)
    if (typeof edit === 'boolean' && isBox(field) && field.checked === field.defaultChecked) {
      field.checked = edit
    } else if (typeof edit === 'string' && field.value === field.defaultValue) {
      field.value = edit
    }
  }
  if (lastFocus && document.activeElement === document.body && host.contains(lastFocus)) {
    lastFocus.focus({ preventScroll: true })
  }
}

function isBox(field: Field): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type)
}

function stateOf(field: Field): string | boolean {
  return isBox(field) ? field.checked : field.value
}
