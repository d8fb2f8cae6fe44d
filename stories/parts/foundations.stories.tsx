import { Button } from '@firstrung/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { COLOUR_PAIRS } from '../../tools/kit/contrast'
import tokens from '../../widgets/core/ui/tokens.css?raw'
import { ContrastPair } from '../support/contrast-pair'
import { Stack } from '../support/frames'

export default { title: 'Foundations' } satisfies Meta

const namesOf = (pattern: RegExp) => [...tokens.matchAll(pattern)].map(([, name]) => name ?? '')
const SPACES = namesOf(/^\s*(--space-\d+):/gm)
const DURATIONS = namesOf(/^\s*(--duration-\w+): \d+ms/gm)
const RADII = namesOf(/^\s*(--radius-\w+):/gm)

/** Sets a property from a token; the policy of our pages allows no inline styles in HTML. */
const set = (property: string, value: string) => (element: HTMLElement | null) => {
  element?.style.setProperty(property, value)
}

export const Contrast: StoryObj = {
  render: () => (
    <div className="story-swatches">
      {COLOUR_PAIRS.flatMap(([foreground, backgrounds, minimum]) =>
        backgrounds.map(background => (
          <ContrastPair key={foreground + background} {...{ foreground, background, minimum }} />
        )),
      )}
    </div>
  ),
}

const Token = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="story-token">
    <code>{name}</code>
    {children}
  </div>
)

export const Space: StoryObj = {
  render: () => (
    <Stack>
      <p>One step is 4 px. Things that belong together are closer than things that do not.</p>
      {SPACES.map(name => (
        <Token key={name} name={name}>
          <div className="story-token__bar" ref={set('inline-size', `var(${name})`)} />
        </Token>
      ))}
      {RADII.map(name => (
        <Token key={name} name={name}>
          <div className="story-token__corner" ref={set('border-radius', `var(${name})`)} />
        </Token>
      ))}
    </Stack>
  ),
}

export const Motion: StoryObj = { render: () => <Movements /> }

function Movements() {
  const [isMoved, setMoved] = useState(false)
  return (
    <Stack>
      <p>Movement shows where something came from. It is short, and there is none for people who ask for less.</p>
      {DURATIONS.map(name => (
        <Token key={name} name={name}>
          <div className="story-token__track" data-moved={isMoved}>
            <div className="story-token__dot" ref={set('transition-duration', `var(${name})`)} />
          </div>
        </Token>
      ))}
      <div>
        <Button onClick={() => setMoved(!isMoved)}>Move</Button>
      </div>
    </Stack>
  )
}

const VOICE: [rule: string, good: string, poor: string][] = [
  ['Say what happened to what.', 'Placement at Halden Rail saved', 'Success!'],
  ['Numbers as people say them.', '£24,000 a year', '24K GBP p.a.'],
  ['Dates in full, with the time where it matters.', 'Closes Friday 9 October, 23:59', 'Deadline: 09/10'],
  ['Buttons are verbs.', 'Save search', 'OK'],
  ['An empty state says what to do next.', 'No saved jobs yet. Save one to see it here.', 'No data'],
  ['An error says what to do.', 'Enter your email address', 'Invalid input'],
  ['No urgency that is not true, and no guilt.', 'Closes tomorrow', 'Only today! 37 people are looking at this'],
  ['Plain British English, for readers of 12.', 'Use your own words', 'Utilise original phraseology'],
]

export const Voice: StoryObj = {
  render: () => (
    <table className="story-table">
      <caption>How Firstrung writes</caption>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Like this</th>
          <th scope="col">Not like this</th>
        </tr>
      </thead>
      <tbody>
        {VOICE.map(([rule, good, poor]) => (
          <tr key={rule}>
            <th scope="row">{rule}</th>
            <td>{good}</td>
            <td>
              <s>{poor}</s>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
