import { cx } from '@firstrung/ui'

interface CareerQuizLadderProps {
  step: number
  total: number
}

/** Shows the progress as rungs of a ladder; hidden from screen readers, as the text beside it gives the number. */
export function CareerQuizLadder({ step, total }: CareerQuizLadderProps) {
  return (
    <div className="w-career-quiz__ladder" aria-hidden="true">
      {[...Array(total).keys()].map(rung => (
        <span
          key={rung}
          className={cx(
            'w-career-quiz__rung',
            rung + 1 < step && 'w-career-quiz__rung--done',
            rung + 1 === step && 'w-career-quiz__rung--now',
          )}
        />
      ))}
    </div>
  )
}
