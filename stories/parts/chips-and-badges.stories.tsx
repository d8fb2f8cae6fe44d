import { Badge, BadgeCheckIcon, Chip, SlidersHorizontalIcon } from '@firstrung/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Row } from '../support/frames'

export default { title: 'Parts/Chips and badges' } satisfies Meta

export const Links: StoryObj = {
  render: () => (
    <Row>
      <Chip href="#placements">Placements</Chip>
      <Chip href="#internships" count={1280}>
        Internships
      </Chip>
      <Chip href="#graduate" current>
        Graduate schemes
      </Chip>
    </Row>
  ),
}

export const Removable: StoryObj = {
  render: () => (
    <Row>
      <Chip kind="removable" href="#without-place">
        Within 15 miles of Manchester
      </Chip>
      <Chip kind="removable" href="#without-type">
        Placement
      </Chip>
    </Row>
  ),
}

function Toggles() {
  const [pressed, setPressed] = useState(true)
  return (
    <Row>
      <Chip kind="toggle" pressed={pressed} onClick={() => setPressed(!pressed)}>
        Hybrid
      </Chip>
      <Chip kind="toggle" pressed={false} icon={<SlidersHorizontalIcon />} count={3}>
        Filters
      </Chip>
    </Row>
  )
}

export const Toggle: StoryObj = { render: () => <Toggles /> }

export const Choices: StoryObj = {
  render: () => (
    <form>
      <fieldset>
        <legend>Look for</legend>
        <Row>
          <Chip kind="choice" name="kind" value="jobs" single checked>
            Jobs
          </Chip>
          <Chip kind="choice" name="kind" value="reviews" single>
            Reviews
          </Chip>
          <Chip kind="choice" name="kind" value="companies" single>
            Employers
          </Chip>
        </Row>
      </fieldset>
    </form>
  ),
}

const TONES = ['plain', 'new', 'urgent', 'opening', 'promoted', 'good', 'closed', 'error'] as const

export const Badges: StoryObj = {
  render: () => (
    <Row>
      {TONES.map(tone => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="good" icon={<BadgeCheckIcon />}>
        Verified
      </Badge>
    </Row>
  ),
}
