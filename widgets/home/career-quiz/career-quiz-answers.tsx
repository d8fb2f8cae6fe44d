import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { CheckIcon, cx, VisuallyHidden } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { contract } from './contract'

interface CareerQuizAnswersProps {
  options: WidgetProps<typeof contract>['questions'][number]['answers']
  step: number
  answers: string
  onAnswer: (event: MouseEvent, newAnswers: string) => void
}

/** The answers to one question: buttons that submit the form with all answers. */
export function CareerQuizAnswers({ options, step, answers, onAnswer }: CareerQuizAnswersProps) {
  return (
    <ul className="w-career-quiz__tiles">
      {options.map(({ code, text }) => {
        const isChosen = answers[step - 1] === code
        const newAnswers = answers.slice(0, step - 1) + code + answers.slice(step)
        return (
          <li key={code}>
            <button
              className={cx('w-career-quiz__tile', isChosen && 'w-career-quiz__tile--chosen')}
              name="answers"
              value={newAnswers}
              onClick={event => onAnswer(event, newAnswers)}
            >
              <span className="w-career-quiz__letter" aria-hidden="true">
                {isChosen ? <CheckIcon /> : code.toUpperCase()}
              </span>
              <span className="w-career-quiz__text">{text}</span>
              {isChosen ? <VisuallyHidden>{t('(your answer so far)')}</VisuallyHidden> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
