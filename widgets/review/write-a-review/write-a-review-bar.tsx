import { t } from '@firstrung/mount/strings'
import { CsrfField, Button } from '@firstrung/ui'
import type { SyntheticEvent } from 'react'
import type { Form } from './contract'
import type { StageControl } from './use-stage'
import { WriteAReviewStatus } from './write-a-review-status'

interface BarProps {
  form: Form
  stage: StageControl
  action: string
  version: number
  csrf: string | null | undefined
  /** The id of the progress, which describes the heading. */
  stepId: string
}

export function WriteAReviewBar({ form, stage, action, version, csrf, stepId }: BarProps) {
  /** If the call fails, the browser submits the form. */
  const handleBack = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    stage.back(form.previous ?? '').catch(() => currentTarget.submit())
  }
  const step = form.ladder.findIndex(({ current }) => current) + 1
  return (
    <div className="w-write-a-review__bar">
      {form.previous ? (
        <form className="w-write-a-review__back" action={action} method="post" onSubmit={handleBack}>
          <CsrfField token={csrf} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="transition" value={`back-to-${form.previous}`} />
          <Button kind="tertiary" size="sm" type="submit">
            {t('Back')}
          </Button>
        </form>
      ) : null}
      <p className="w-write-a-review__small" id={stepId}>
        {t('Step {step} of {ladder}', { step, ladder: form.ladder.length })}
      </p>
      <WriteAReviewStatus status={stage.status} />
    </div>
  )
}
