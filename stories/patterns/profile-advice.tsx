import { Facts } from '../../widgets/core/ui/facts/facts'
import { Stars } from '../../widgets/core/ui/stars/stars'
import type { Advice } from '../support/do-dont'

export const advice: readonly Advice[] = [
  {
    good: { text: 'Show the number of reviews beside each score.', picture: <Stars value={4.2} count={38} /> },
    bad: { text: 'Show a score alone: nobody knows what it is worth.', picture: <Stars value={4.2} /> },
  },
  {
    good: { text: 'Say that there is no score yet.', picture: <Stars value={null} count={2} /> },
    bad: { text: 'Show a score that fewer than three people gave.', picture: <Stars value={5} count={1} /> },
  },
  {
    good: {
      text: 'Leave out facts that nobody has given.',
      picture: (
        <Facts
          items={[
            { term: 'Industry', detail: 'Transport' },
            { term: 'Offices', detail: 'York, Leeds' },
          ]}
        />
      ),
    },
    bad: {
      text: 'Fill gaps with dashes.',
      picture: (
        <Facts
          items={[
            { term: 'Industry', detail: 'Transport' },
            { term: 'Founded', detail: '–' },
            { term: 'Employees', detail: 'n/a' },
          ]}
        />
      ),
    },
  },
]
