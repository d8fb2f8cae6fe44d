import { Button } from '../../widgets/core/ui/button/button'
import { Chip } from '../../widgets/core/ui/chip/chip'
import { EmptyState } from '../../widgets/core/ui/empty-state/empty-state'
import { Field } from '../../widgets/core/ui/field/field'
import type { Advice } from '../support/do-dont'
import { Column, Row } from '../support/frames'

const filters = (
  <>
    <Chip kind="choice" name="type" value="placement" checked>
      Placement
    </Chip>
    <Chip kind="choice" name="type" value="internship">
      Internship
    </Chip>
  </>
)

export const advice: readonly Advice[] = [
  {
    good: {
      text: 'Say how many results there are, and what was left out.',
      picture: (
        <Column>
          <p>
            <strong>38 jobs</strong> in Leeds for “engineer”. The word “nice” was left out.
          </p>
        </Column>
      ),
    },
    bad: {
      text: 'Leave people to guess what was searched for.',
      picture: <strong>Results (page 1 of 2)</strong>,
    },
  },
  {
    good: {
      text: 'Lead from an empty list to a wider search.',
      picture: (
        <EmptyState level={3} title="No jobs within 5 miles of Whitby" text="There are 14 within 30 miles.">
          <Button href="#wider">Search within 30 miles</Button>
        </EmptyState>
      ),
    },
    bad: { text: 'Show an empty list without a link.', picture: <p>No results.</p> },
  },
  {
    good: {
      text: 'Put the filters that people use most first, beside the list.',
      picture: (
        <Column>
          <Field name="q" label="Job title or employer" defaultValue="engineer" />
          <Row>{filters}</Row>
          <p>38 jobs</p>
        </Column>
      ),
    },
    bad: {
      text: 'Open a dialog for a filter that fits beside the list, or empty the field after sending.',
      picture: (
        <Column>
          <Field name="q" label="Job title or employer" />
          <Button kind="secondary">Open filters</Button>
        </Column>
      ),
    },
  },
]
