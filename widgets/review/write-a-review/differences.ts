import { t } from '@firstrung/mount/strings'
import { type Answers, type Difference, withAnswers } from './answer'
import type { Field } from './contract'

/** Lists the fields whose answers differ, ignoring outer spaces. */
export function differencesOf(stored: readonly Field[], answers: Answers): Difference[] {
  return withAnswers(stored, answers).flatMap((field, index) => {
    const mine = readableAnswer(field)
    const saved = readableAnswer(stored[index] ?? field)
    return mine === saved ? [] : [{ name: field.name, label: field.label, mine, saved }]
  })
}

function readableAnswer({ kind, value, options = [] }: Field): string {
  if (kind === 'tick') {
    return t(value === true ? 'Ticked' : 'Not ticked')
  }
  const texts = [value]
    .flat()
    .map(item => options.find(option => option.value === item)?.text ?? String(item).replaceAll('\r\n', '\n').trim())
  return texts.sort().join(', ')
}
