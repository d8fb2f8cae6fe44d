import { includeOf } from './include'
import { lintTemplate, summaryOf, widgetsIn } from './lint'
import type { KnownWidgets } from './types'

/** The script of `lint.html`: checks the template in the text area, and dropped files. */
const find = <Type extends Element>(selector: string) => document.querySelector(selector) as Type
const known = JSON.parse(find('#known').textContent) as KnownWidgets
const source = find<HTMLTextAreaElement>('textarea')

function check(): void {
  const faults = lintTemplate(source.value, known)
  const items = faults.map(({ line, column, severity, message }) => {
    const item = document.createElement('li')
    const button = document.createElement('button')
    button.textContent = `${line}:${column} ${severity}: ${message}`
    button.addEventListener('click', () => selectLine(line))
    item.append(button)
    return item
  })
  find('ul').replaceChildren(...items)
  find('pre').textContent = known.assets ? includeOf(known.assets, widgetsIn(source.value, known)) : ''
  find('output').textContent = source.value ? summaryOf(1, faults, known) : ''
}

function selectLine(line: number): void {
  const before = source.value.split('\n').slice(0, line - 1)
  const start = before.join('\n').length + (before.length > 0 ? 1 : 0)
  const end = source.value.indexOf('\n', start)
  source.focus()
  source.setSelectionRange(start, end < 0 ? source.value.length : end)
}

async function readDropped(event: DragEvent): Promise<void> {
  event.preventDefault()
  source.value = (await event.dataTransfer?.files[0]?.text()) ?? source.value
  check()
}

source.addEventListener('input', check)
document.addEventListener('dragover', event => event.preventDefault())
document.addEventListener('drop', event => void readDropped(event).catch(reportError))
check()
