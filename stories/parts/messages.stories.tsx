import { Button, Dialog, Disclosure, EmptyState, Notice, Skeleton } from '@firstrung/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Column } from '../support/frames'

export default { title: 'Parts/Messages and dialogs' } satisfies Meta

export const Notices: StoryObj = {
  render: () => (
    <Column>
      <Notice tone="warning" title="This job closed on 3 October 2026">
        Similar jobs are below.
      </Notice>
      <Notice tone="success" role="status" action={<a href="#undo">Undo</a>} onDismiss={() => {}} floating>
        Placement at Halden Rail saved
      </Notice>
      <Notice tone="error">Sorry, that did not work. Try again</Notice>
      <Notice>We have a new look. Your saved jobs and reviews are all here.</Notice>
    </Column>
  ),
}

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      title="No reviews yet"
      text="Done a placement, internship or job here? Your review helps the next person."
    >
      <Button href="#write">Write a review</Button>
    </EmptyState>
  ),
}

export const Skeletons: StoryObj = {
  render: () => (
    <Column>
      <Skeleton shape="circle" />
      <Skeleton count={3} />
      <Skeleton shape="card" count={2} />
    </Column>
  ),
}

export const Disclosures: StoryObj = {
  render: () => (
    <Column>
      <div>
        <Disclosure summary="How is this worked out?" open>
          Every published review counts once. Reviews older than four years count for less.
        </Disclosure>
        <Disclosure summary="Can an employer remove a review, or ask the person who wrote it to change what it says?">
          No. It can reply or report it.
        </Disclosure>
      </div>
    </Column>
  ),
}

type Kind = 'box' | 'sheet' | 'wide'

function Opener({ kind }: { kind: Kind }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        kind={kind}
        title="You are leaving for halden.example"
        footer={
          <>
            <Button>Save and continue</Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Continue
            </Button>
          </>
        }
      >
        {'Save this job first so you can track it? '.repeat(kind === 'sheet' ? 40 : 1)}
      </Dialog>
    </>
  )
}

export const DialogBox: StoryObj = { render: () => <Opener kind="box" /> }
export const DialogSheet: StoryObj = { render: () => <Opener kind="sheet" /> }
export const DialogWide: StoryObj = { render: () => <Opener kind="wide" /> }
