import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partsCss, partsOf } from '../../../scripts/build/scoped-css.mjs'
import { readReferences } from '../../../tools/kit/reference'
import { writeKit } from '../../../tools/kit/write'
import { engines, type MacroCase } from '../../support/template-engines'

const widgets = await readReferences()
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'firstrung-kit-'))
  await writeKit(folder)
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const hostile = `</script><script>alert(1)</script> <!-- "quoted" & 'single' {{ 1 }} \\ \u2028 ü 漢 🎓`
const cases: MacroCase[] = [
  ...widgets.map(({ name, examples }) => ({ widget: name, props: { ...examples.default } })),
  { widget: 'faq', props: { items: [{ id: 'a', question: hostile, answer: hostile }] } },
]

/** A macro leaves out optional props that are null. */
function expectedOf({ widget, props }: MacroCase): object {
  const required = new Set(widgets.find(({ name }) => name === widget)?.schema.required)
  return Object.fromEntries(Object.entries(props).filter(([key, value]) => value !== null || required.has(key)))
}

describe.each(Object.entries(engines))('the macros for %s', (_, engine) => {
  it.skipIf(!engine.command)('write markers whose JSON is the props, whatever these hold', () => {
    const markers = engine.render(path.join(folder, 'macros'), cases).map(parse)
    expect(markers).toEqual(cases.map(item => ({ widget: item.widget, props: expectedOf(item) })))
  })
})

describe('the style sheets of widgets', () => {
  it('have every part that an example of the widget shows', () => {
    const classesOf = (css: string) => new Set([...css.matchAll(/\.(ui-[\w-]+)/g)].map(([, name = '']) => name))
    const known = classesOf(partsCss())
    const missing = widgets.flatMap(widget => {
      const html = readFileSync(path.join(folder, `fixtures/${widget.name}.json`), 'utf8')
      const styled = classesOf(partsOf(widget))
      const shown = new Set(html.match(/(?<=[ "])ui-[\w-]+/g))
      return [...shown].filter(name => known.has(name) && !styled.has(name)).map(name => `${widget.name}: ${name}`)
    })
    expect(missing).toEqual([])
  })
})

/** What a browser makes of the marker: one element with one script. */
function parse(html: string): { widget: string | undefined; props: unknown } {
  const [host, ...more] = elementsOf(parseFragment(html))
  const scripts = elementsOf(host).filter(({ nodeName }) => nodeName === 'script')
  const text = (scripts[0]?.childNodes ?? []).map(node => ('value' in node ? node.value : '')).join('')
  if (more.length > 0 || scripts.length !== 1 || elementsOf(host).length !== 1) {
    throw new Error(`It should be one marker with one script: ${html.slice(0, 400)}`)
  }
  return {
    widget: host?.attrs.find(({ name }) => name === 'data-widget')?.value,
    props: JSON.parse(text) as unknown,
  }
}

type ParentNode = DefaultTreeAdapterTypes.ParentNode
const elementsOf = (parent?: ParentNode) =>
  (parent?.childNodes ?? []).filter((node): node is DefaultTreeAdapterTypes.Element => 'attrs' in node)
