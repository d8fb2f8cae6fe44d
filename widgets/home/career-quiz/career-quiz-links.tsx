import { t } from '@firstrung/mount/strings'
import { ArrowLeftIcon, ArrowRightIcon, Button } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import { stepUrl } from './use-steps'

interface CareerQuizLinksProps {
  step: number
  total: number
  answers: string
  action: string
  onMove: (event: MouseEvent, to: number) => void
}

export function CareerQuizLinks({ step, total, answers, action, onMove }: CareerQuizLinksProps) {
  return (
    <div className="w-career-quiz__links">
      {step > 1 ? (
        <Button
          kind="tertiary"
          href={stepUrl(action, answers, step - 1)}
          icon={<ArrowLeftIcon />}
          onClick={(event: MouseEvent) => onMove(event, step - 1)}
        >
          {t('Back')}
        </Button>
      ) : (
        <span className="w-career-quiz__note">{t('It takes about two minutes, and you don’t need an account.')}</span>
      )}
      {answers.length >= step ? (
        <Button
          kind="tertiary"
          href={stepUrl(action, answers, step < total ? step + 1 : undefined)}
          iconEnd={<ArrowRightIcon />}
          onClick={(event: MouseEvent) => onMove(event, step + 1)}
        >
          {t(step < total ? 'Keep this answer' : 'See my result')}
        </Button>
      ) : null}
    </div>
  )
}
