import { Mark, Wordmark } from '@firstrung/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import * as icons from '../../widgets/core/ui/icon/icons'
import tokens from '../../widgets/core/ui/tokens.css?raw'
import { Row, Stack } from '../support/frames'

export default { title: 'Brand' } satisfies Meta

const COLOURS = [...tokens.matchAll(/^\s*(--[\w-]+): (?:light-dark\(|#)/gm)].map(([, name]) => name ?? '')
const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl']

export const Logo: StoryObj = {
  render: () => (
    <Row>
      <Mark />
      <Wordmark />
    </Row>
  ),
}

const paint = (name: string) => (element: HTMLElement | null) => {
  element?.style.setProperty('background', `var(${name})`)
}

export const Colours: StoryObj = {
  render: () => (
    <div className="story-swatches">
      {COLOURS.map(name => (
        <div key={name} className="story-swatch">
          <div className="story-swatch__colour" ref={paint(name)} />
          <code>{name}</code>
        </div>
      ))}
    </div>
  ),
}

const size = (name: string) => (element: HTMLElement | null) => {
  element?.style.setProperty('font-size', `var(--text-${name})`)
}

export const Type: StoryObj = {
  render: () => (
    <Stack>
      <h1>Find the job that gets you on the first rung</h1>
      <h2>Newest reviews of placements and internships</h2>
      <h3>What you will do each week</h3>
      {SIZES.map(name => (
        <p key={name} ref={size(name)}>
          {name}: well-made things take a little longer
        </p>
      ))}
    </Stack>
  ),
}

export const Icons: StoryObj = { render: () => <IconSearch /> }

function IconSearch() {
  const [query, setQuery] = useState('')
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(query.toLowerCase().trim()))
  return (
    <Stack>
      <label>
        Search icons <input type="search" value={query} onChange={event => setQuery(event.target.value)} />
      </label>
      <output>{found.length} icons</output>
      <div className="story-swatches">
        {found.map(([name, Icon]) => (
          <div key={name} className="story-swatch">
            <Icon />
            {name}
          </div>
        ))}
      </div>
    </Stack>
  )
}
