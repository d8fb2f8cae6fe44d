import { t } from '@firstrung/mount/strings'
import { isPlainClick, Notice, Steps } from '@firstrung/ui'
import { type MouseEvent, type RefObject, useId } from 'react'
import { ratingOf } from './answer'
import type { Draft, Errors, Form } from './contract'
import type { Review } from './use-review'
import { useStage } from './use-stage'
import { WriteAReviewAside } from './write-a-review-aside'
import { WriteAReviewBar } from './write-a-review-bar'
import { WriteAReviewForm } from './write-a-review-form'

interface StageProps {
  form: Form
  draft: Draft | null
  review: Review
  beforeLeave: RefObject<() => Promise<void>>
  isVerified: boolean
  errors: Errors | null | undefined
  csrf: string | null | undefined
}

export function WriteAReviewStage({ form, draft, review, beforeLeave, isVerified, errors, csrf }: StageProps) {
  const [stage, element] = useStage({ form, draft, review, beforeLeave })
  const base = draft ? `/write-a-review/${draft.reviewId}` : null
  const action = `${base ?? '/write-a-review'}/${form.stage}`
  const handleOpen = (event: MouseEvent, name: string) => {
    if (isPlainClick(event)) {
      event.preventDefault()
      void review.open(name, 'back')
    }
  }
  const stepId = useId()
  const rating = stage.entered ? ratingOf(draft, form.stage, stage.entered) : form.overallRating

  return (
    <>
      <Steps
        label={t('Steps of your review')}
        steps={form.ladder}
        hrefOf={base ? name => `${base}/${name}` : undefined}
        onOpen={name => void review.open(name, 'back')}
      />
      <div className="w-write-a-review__columns">
        <div className="w-write-a-review__card">
          <WriteAReviewBar {...{ form, stage, action, csrf, stepId }} version={draft?.version ?? 0} />
          <h1 tabIndex={-1} aria-describedby={stepId}>
            {form.title}
          </h1>
          <p>{form.lead}</p>
          {draft?.decision ? (
            <Notice tone="warning" title={draft.decision.reason ?? t('Message from the moderator')}>
              {draft.decision.text}
            </Notice>
          ) : null}
          <WriteAReviewForm
            {...{ form, draft, stage, element, action, errors, csrf, isVerified }}
            onOpen={handleOpen}
          />
        </div>
        <WriteAReviewAside tips={form.tips} rating={rating} />
      </div>
    </>
  )
}
