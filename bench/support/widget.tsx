import { defineContract, type WidgetProps } from '@firstrung/mount/contract'
import { useId, useState } from 'react'
import * as v from 'valibot'

/** A widget of typical size: a list, a button, a field with a label. */
export const contract = defineContract({
  name: 'sample',
  mount: 'load',
  props: v.object({ title: v.string(), items: v.array(v.object({ id: v.string(), text: v.string() })) }),
})

export function Sample({ title, items }: WidgetProps<typeof contract>) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <section>
      <h2>{title}</h2>
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Less' : 'More'}
      </button>
      <label htmlFor={id}>Filter</label>
      <input id={id} />
      <ul>
        {items.map(item => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.text}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function propsOf(n: number) {
  const items = Array.from({ length: 12 }, (_, index) => ({ id: `i${n}-${index}`, text: `Item ${index} of list ${n}` }))
  return { title: `List ${n}`, items }
}
