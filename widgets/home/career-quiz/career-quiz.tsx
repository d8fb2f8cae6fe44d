import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { ArrowLeftIcon, ArrowRightIcon, Button, CheckIcon, cx, VisuallyHidden } from '@firstrung/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { CareerQuizLadder } from './career-quiz-ladder'
import type { contract } from './contract'
import { stepUrl, useSteps } from './use-steps'

type CareerQuizProps = WidgetProps<typeof contract>

export function CareerQuiz({ questions, areas, action, level, host, ...given }: CareerQuizProps) {
  const total = given.total ?? questions.length
  const start = { answers: given.answers, step: given.question ?? Math.min(given.answers.length + 1, total) }
  const { step, answers, moved, go } = useSteps(action, start)
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = questions[step - 1]

  useEffect(() => {
    if (moved) {
      heading.current?.focus()
    }
  }, [moved, step])

  if (!asked) {
    return null
  }
  const Question = `h${level}` as const
  const withAnswer = (code: string) => answers.slice(0, step - 1) + code + answers.slice(step)

  const handleAnswer = (event: MouseEvent, code: string) => {
    const next = withAnswer(code)
    emit(host, 'career-quiz:answered', { question: step, answers: next })
    if (answers === '') {
      track('quiz_start', {})
    }
    if (step === total) {
      track('quiz_complete', { top_area: topArea(questions, areas, next) })
    } else if (questions[step]) {
      event.preventDefault()
      go(step + 1, next)
    }
  }
  const handleMove = (event: MouseEvent, to: number) => {
    if (questions[to - 1] && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault()
      go(to, answers)
    }
  }

  return (
    <div className="w-career-quiz">
      <CareerQuizLadder step={step} total={total} />
      <form className="w-career-quiz__form" action={action} method="get">
        <p className="w-career-quiz__step" role="status">{`Question ${step} of ${total}`}</p>
        <Question ref={heading} className="w-career-quiz__question" tabIndex={-1}>
          {asked.question}
        </Question>
        {answers.length > step ? <input type="hidden" name="question" value={step + 1} /> : null}
        <ul className="w-career-quiz__tiles">
          {asked.answers.map(({ code, text }) => (
            <li key={code}>
              <button
                className={cx('w-career-quiz__tile', answers[step - 1] === code && 'w-career-quiz__tile--chosen')}
                name="answers"
                value={withAnswer(code)}
                onClick={event => handleAnswer(event, code)}
              >
                <span className="w-career-quiz__letter" aria-hidden="true">
                  {answers[step - 1] === code ? <CheckIcon /> : code.toUpperCase()}
                </span>
                <span className="w-career-quiz__text">{text}</span>
                {answers[step - 1] === code ? <VisuallyHidden>(your answer so far)</VisuallyHidden> : null}
              </button>
            </li>
          ))}
        </ul>
        <div className="w-career-quiz__ways">
          {step > 1 ? (
            <Button
              kind="tertiary"
              href={stepUrl(action, answers, step - 1)}
              icon={<ArrowLeftIcon />}
              onClick={(event: MouseEvent) => handleMove(event, step - 1)}
            >
              Back
            </Button>
          ) : (
            <span className="w-career-quiz__note">About two minutes. You need no account.</span>
          )}
          {answers.length >= step ? (
            <Button
              kind="tertiary"
              href={stepUrl(action, answers, step < total ? step + 1 : undefined)}
              iconEnd={<ArrowRightIcon />}
              onClick={(event: MouseEvent) => handleMove(event, step + 1)}
            >
              {step < total ? 'Keep this answer' : 'See my result'}
            </Button>
          ) : null}
        </div>
      </form>
    </div>
  )
}

type Questions = CareerQuizProps['questions']

/** The area with the most answers; of two, the one that stands first in the list. */
function topArea(questions: Questions, areas: readonly string[], answers: string): string {
  const chosen = questions.map(({ answers: all }, index) => all.find(({ code }) => code === answers[index])?.area)
  const count = (area: string) => chosen.filter(one => one === area).length
  return areas.reduce((best, area) => (count(area) > count(best) ? area : best), areas[0] ?? '')
}
