import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import './frames.css'

interface Look {
  name: string
  width: number
  globals: Readonly<Record<string, string>>
}

/** The looks that every state of a widget must support. */
const LOOKS: readonly Look[] = [
  { name: 'Phone, light', width: 375, globals: { scheme: 'light' } },
  { name: 'Phone, dark', width: 375, globals: { scheme: 'dark' } },
  { name: 'Desktop, light', width: 1280, globals: { scheme: 'light' } },
  { name: 'Desktop, dark', width: 1280, globals: { scheme: 'dark' } },
  { name: 'Right to left', width: 375, globals: { direction: 'rtl' } },
  { name: 'Text 200 %', width: 375, globals: { text: 'double' } },
  { name: 'No script', width: 375, globals: { script: 'off' } },
]

/** All states of the widget of a docs page in all looks. The frames of a state load when it is opened. */
export function Matrix() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <>
      <h2>Matrix</h2>
      {stories.map(({ id, name }) => (
        <State key={id} id={id} name={name} />
      ))}
    </>
  )
}

function State({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {name}, in {LOOKS.length} looks
      </summary>
      {isOpen ? (
        <div className="story-matrix">
          {LOOKS.map(look => (
            <figure key={look.name}>
              <figcaption>{look.name}</figcaption>
              <iframe
                title={`${name}: ${look.name}`}
                src={addressOf(id, look)}
                width={look.width}
                height={640}
                loading="lazy"
              />
            </figure>
          ))}
        </div>
      ) : null}
    </details>
  )
}

function addressOf(id: string, { globals }: Look): string {
  const set = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  return `iframe.html?viewMode=story&id=${id}&globals=${set.join(';')}`
}
