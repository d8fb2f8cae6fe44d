import type { WidgetProps } from '@firstrung/mount/contract'
import { useRef } from 'react'
import type { contract } from './contract'
import { useReview } from './use-review'
import { WriteAReviewSent } from './write-a-review-sent'
import { WriteAReviewStage } from './write-a-review-stage'
import { WriteAReviewStart } from './write-a-review-start'

type WriteAReviewProps = WidgetProps<typeof contract>

export function WriteAReview(props: WriteAReviewProps) {
  const { host, draft = null, start, sent, errors, csrf } = props
  const root = useRef<HTMLDivElement>(null)
  const beforeLeave = useRef(() => Promise.resolve())
  const form = draft?.form ?? start?.form ?? null
  const review = useReview({ draft, form, sent }, { host, root, beforeLeave })
  const { view, serial } = review

  return (
    <div className="w-write-a-review" ref={root}>
      {view.sent ? (
        <WriteAReviewSent />
      ) : view.form ? (
        <WriteAReviewStage
          key={serial}
          form={view.form}
          draft={view.draft}
          review={review}
          beforeLeave={beforeLeave}
          isVerified={props.emailVerified}
          errors={serial > 0 ? null : errors}
          csrf={csrf}
        />
      ) : (
        <WriteAReviewStart {...props} />
      )}
    </div>
  )
}
