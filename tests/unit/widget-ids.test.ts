import path from 'node:path'
import { expect, it } from 'vitest'
import { loadWidgetBundle } from '../../host/rendering/widget-bundle'
import { listWidgets, root } from '../../scripts/widgets.mjs'

const widgets = listWidgets()
type Widget = (typeof widgets)[number]
const bundle = await loadWidgetBundle(root)

/** Returns the ids of each example of a widget, as if each had a page of its own but the same place on it. */
async function idsOf({ name, dir }: Widget, key: string): Promise<Set<string>> {
  const { examples } = (await import(path.join(root, dir, 'examples.ts'))) as { examples: Record<string, object> }
  const ids = Object.values(examples).flatMap(props =>
    [...bundle.widget(name, props, { key }).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id),
  )
  return new Set(ids as string[])
}

/** Their ids are addresses (`#faq-...`), ids of rows, or the names of the only form of their page. */
const NAMED = [
  'apply-description',
  'faq',
  'onboarding',
  'password-field',
  'phone-dashboard',
  'saved-searches',
  'top-employers-table',
  'write-a-review',
]

it.each(widgets)('$name shares no id with another widget of the page', async widget => {
  const others = await Promise.all(widgets.filter(other => other !== widget).map(other => idsOf(other, other.name)))
  const ids = await idsOf(widget, widget.name)
  expect(others.flatMap(other => [...other]).filter(id => ids.has(id))).toEqual([])
})

it.each(widgets.filter(({ name }) => !NAMED.includes(name)))('two of $name share no id', async widget => {
  const ids = await idsOf(widget, 'first')
  expect([...(await idsOf(widget, 'second'))].filter(id => ids.has(id))).toEqual([])
})
