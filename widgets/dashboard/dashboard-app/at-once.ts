import { newPlace } from './form-calls'

/**
 * Shows a form's change before the host has answered: a card in its new column, a note in its new position, a list
 * without a removed row. Other forms change nothing yet. Returns a function that reverts the change, or resets a form
 * that is submitted on change.
 */
export function showAtOnce(form: HTMLFormElement, data: URLSearchParams): () => void {
  const item = form.closest<HTMLElement>('[data-row], [data-drag]')
  const [, act] = /\/(move|removal)$/.exec(form.getAttribute('action') ?? '') ?? []
  if (!item || !act) {
    return () => {
      if (form.matches('[data-submit-on-change]')) {
        form.reset()
      }
    }
  }
  if (act === 'removal') {
    return hide(item)
  }
  const stage = data.get('stage')
  if (stage === null) {
    return move(item, item.parentElement, newPlace(item, data.get('to') ?? ''))
  }
  return item.matches('[data-drag]') ? moveCard(item, stage, form) : markRow(item, form)
}

function hide(item: HTMLElement): () => void {
  item.hidden = true
  return () => (item.hidden = false)
}

function move(item: Element, list: Element | null, place: number): () => void {
  const { parentElement, nextElementSibling } = item
  const others = [...(list?.children ?? [])].filter(other => other !== item)
  list?.insertBefore(item, others[place] ?? null)
  return () => parentElement?.insertBefore(item, nextElementSibling)
}

/** A column that is not on the board yet arrives with the answer. */
function moveCard(card: HTMLElement, stage: string, form: HTMLFormElement): () => void {
  const column = document.getElementById(`column-${stage}`)
  const undo = column ? move(card, column, 0) : hide(card)
  return () => {
    undo()
    form.reset()
  }
}

/** A row's button names its target stage. */
function markRow(row: HTMLElement, form: HTMLFormElement): () => void {
  const label = row.querySelector('[data-stage]')
  const before = label?.textContent ?? ''
  const show = (text: string, isHidden: boolean) => {
    label?.replaceChildren(text)
    form.hidden = isHidden
  }
  show(form.querySelector('button')?.dataset.shows ?? before, true)
  return () => show(before, false)
}
