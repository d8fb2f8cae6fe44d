import { Badge } from '../../widgets/core/ui/badge/badge'
import { Button } from '../../widgets/core/ui/button/button'
import { Notice } from '../../widgets/core/ui/notice/notice'
import type { Advice } from '../support/do-dont'
import { Row, Stack } from '../support/frames'

export const advice: readonly Advice[] = [
  {
    good: {
      text: 'Begin with the one task that is due next.',
      picture: (
        <Notice title="Online test for Halden Rail" action={<Button size="sm">Open the job</Button>}>
          <p>Closes on Friday 12 March, 17:00</p>
        </Notice>
      ),
    },
    bad: {
      text: 'Begin with figures.',
      picture: (
        <Row>
          <strong>12 saved</strong>
          <strong>5 applied</strong>
          <strong>42 % answered</strong>
        </Row>
      ),
    },
  },
  {
    good: {
      text: 'Save each change at once, and offer Undo.',
      picture: (
        <Notice
          tone="success"
          action={
            <Button kind="tertiary" size="sm">
              Undo
            </Button>
          }
        >
          <p>Moved to Interview</p>
        </Notice>
      ),
    },
    bad: {
      text: 'Ask “Are you sure?”.',
      picture: (
        <Stack>
          <strong>Are you sure that you want to move this job?</strong>
          <Row>
            <Button size="sm">Yes</Button>
            <Button kind="secondary" size="sm">
              No
            </Button>
          </Row>
        </Stack>
      ),
    },
  },
  {
    good: {
      text: 'Give each stage a word and a date.',
      picture: (
        <Row>
          <Badge tone="good">Interview</Badge> since 4 March
        </Row>
      ),
    },
    bad: {
      text: 'Colour a stage without a word beside it.',
      picture: (
        <Badge tone="good">
          <span aria-hidden="true">&emsp;</span>
        </Badge>
      ),
    },
  },
]
