import {
  Button,
  ExternalLinkIcon,
  IconButton,
  SaveButton,
  SearchIcon,
  TextLink,
  Trash2Icon,
  XIcon,
} from '@firstrung/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Column, Row } from '../support/frames'

export default { title: 'Parts/Buttons and links' } satisfies Meta

export const Kinds: StoryObj = {
  render: () => (
    <Row>
      <Button icon={<SearchIcon />}>Search jobs</Button>
      <Button kind="secondary">Save search</Button>
      <Button kind="tertiary">Not now</Button>
      <Button kind="danger" icon={<Trash2Icon />}>
        Delete draft
      </Button>
    </Row>
  ),
}

export const AsLink: StoryObj = {
  render: () => (
    <Row>
      <Button href="#jobs">See the jobs</Button>
      <Button kind="secondary" href="https://example.com" iconEnd={<ExternalLinkIcon />}>
        Visit site
      </Button>
    </Row>
  ),
}

export const States: StoryObj = {
  render: () => (
    <Row>
      <Button busy>Saving</Button>
      <Button kind="secondary" busy>
        Sending
      </Button>
      <Button disabled>Apply</Button>
      <Button kind="secondary" disabled>
        Next
      </Button>
    </Row>
  ),
}

export const Sizes: StoryObj = {
  render: () => (
    <Column>
      <Row>
        <Button size="sm">Show 128 jobs</Button>
        <Button>Show 128 jobs</Button>
      </Row>
      <Button wide>Show 128 jobs</Button>
      <Button wide kind="secondary">
        Rechtsschutzversicherungsgesellschaften und andere sehr lange Wörter, die auf keiner Taste stehen sollten
      </Button>
    </Column>
  ),
}

export const IconOnly: StoryObj = {
  render: () => (
    <Row>
      <IconButton label="Close" icon={<XIcon />} />
      <IconButton label="Search" icon={<SearchIcon />} aria-pressed />
    </Row>
  ),
}

/** A link to the log-in page for visitors, a toggle for signed-in users. */
export const Save: StoryObj = {
  render: () => (
    <Column>
      <Row>
        <SaveButton type="jobs" id={12} title="Signalling placement" />
        <SaveButton type="jobs" id={12} title="Signalling placement" signedIn saved />
      </Row>
      <Row>
        <SaveButton type="jobs" id={12} title="Signalling placement" showLabel />
        <Toggle />
      </Row>
    </Column>
  ),
}

function Toggle() {
  const [saved, setSaved] = useState(true)
  return (
    <SaveButton
      type="companies"
      id={3}
      title="Halden Rail"
      showLabel
      label="Shortlist"
      savedLabel="Shortlisted"
      signedIn
      saved={saved}
      onToggle={() => setSaved(!saved)}
    />
  )
}

export const Link: StoryObj = {
  render: () => (
    <Column>
      <TextLink href="#jobs">See all 12 jobs</TextLink>
      <p>
        In running text <a href="#plain">a plain link</a> does.
      </p>
    </Column>
  ),
}
