import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { isPlainClick } from '@firstrung/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { CareerQuizAnswers } from './career-quiz-answers'
import { CareerQuizLadder } from './career-quiz-ladder'
import { CareerQuizLinks } from './career-quiz-links'
import type { contract } from './contract'
import { useSteps } from './use-steps'

type CareerQuizProps = WidgetProps<typeof contract>

export function CareerQuiz({ questions, areas, action, level, host, ...props }: CareerQuizProps) {
  const total = props.total ?? questions.length
  const start = { answers: props.answers, step: props.question ?? Math.min(props.answers.length + 1, total) }
  const { step, answers, moved, goTo } = useSteps(action, start)
  const heading = useRef<HTMLHeadingElement>(null)
  const current = questions[step - 1]

  useEffect(() => {
    if (moved) {
      heading.current?.focus()
    }
  }, [moved, step])

  if (!current) {
    return null
  }
  const Question = `h${level}` as const

  const handleAnswer = (event: MouseEvent, newAnswers: string) => {
    emit(host, 'career-quiz:answered', { question: step, answers: newAnswers })
    if (answers === '') {
      track('quiz_start', {})
    }
    if (step === total) {
      track('quiz_complete', { top_area: topArea(questions, areas, newAnswers) })
    } else if (questions[step]) {
      event.preventDefault()
      goTo(step + 1, newAnswers)
    }
  }
  const handleMove = (event: MouseEvent, to: number) => {
    if (questions[to - 1] && isPlainClick(event)) {
      event.preventDefault()
      goTo(to, answers)
    }
  }

  return (
    <div className="w-career-quiz">
      <CareerQuizLadder step={step} total={total} />
      <form className="w-career-quiz__form" action={action} method="get">
        <p className="w-career-quiz__step" role="status">
          {t('Question {step} of {total}', { step, total })}
        </p>
        <Question ref={heading} className="w-career-quiz__question" tabIndex={-1}>
          {current.question}
        </Question>
        {answers.length > step ? <input type="hidden" name="question" value={step + 1} /> : null}
        <CareerQuizAnswers options={current.answers} step={step} answers={answers} onAnswer={handleAnswer} />
        <CareerQuizLinks {...{ step, total, answers, action }} onMove={handleMove} />
      </form>
    </div>
  )
}

type Questions = CareerQuizProps['questions']

/** Returns the area with the most answers; ties go to the first in the list. */
function topArea(questions: Questions, areas: readonly string[], answers: string): string {
  const chosen = questions.map(({ answers: all }, index) => all.find(({ code }) => code === answers[index])?.area)
  const count = (area: string) => chosen.filter(other => other === area).length
  return areas.reduce((best, area) => (count(area) > count(best) ? area : best), areas[0] ?? '')
}
