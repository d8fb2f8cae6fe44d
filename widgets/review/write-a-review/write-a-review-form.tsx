import { t } from '@firstrung/mount/strings'
import { CsrfField, Button, ErrorSummary, useForm } from '@firstrung/ui'
import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo } from 'react'
import type { Draft, Errors, Field, Form } from './contract'
import type { StageControl } from './use-stage'
import { WriteAReviewBlocks } from './write-a-review-blocks'
import { WriteAReviewConflict } from './write-a-review-conflict'
import { WriteAReviewFields } from './write-a-review-fields'
import { WriteAReviewVerify } from './write-a-review-verify'

interface FormProps {
  form: Form
  draft: Draft | null
  stage: StageControl
  /** The saver reads the form around it. */
  element: RefObject<HTMLDivElement | null>
  action: string
  errors: Errors | null | undefined
  csrf: string | null | undefined
  isVerified: boolean
  onOpen: (event: MouseEvent, stage: string) => void
}

export function WriteAReviewForm({ form, draft, stage, element, action, errors, csrf, isVerified, onOpen }: FormProps) {
  const { busy, summary, form: control, errorOf } = useForm({ errors, submit: stage.next })
  // The summary takes the focus whenever its list changes.
  const namedSummary = useMemo(() => nameScores(summary, form.fields), [summary, form.fields])
  const isLast = form.stage === 'confirmation'
  const isBlocked = isLast && (!isVerified || stage.isUnverified)

  return (
    <>
      {isLast ? <WriteAReviewBlocks {...{ form, draft, onOpen }} /> : null}
      {isBlocked ? <WriteAReviewVerify csrf={csrf} /> : null}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys 1 to 5 of the scores bubble from their radio buttons */}
      <form
        className="w-write-a-review__form"
        action={action}
        {...control}
        onInput={stage.handleInput}
        onKeyDown={chooseScore}
      >
        <ErrorSummary errors={namedSummary} />
        {stage.conflict ? (
          <WriteAReviewConflict differences={stage.conflict.differences} onChoose={stage.choose} />
        ) : form.saved?.length ? (
          <WriteAReviewConflict differences={form.saved.map(({ text, ...field }) => ({ ...field, saved: text }))} />
        ) : null}
        <CsrfField token={csrf} />
        <input type="hidden" name="version" value={draft?.version ?? 0} />
        {isLast ? <input type="hidden" name="submit" value="on" /> : null}
        <div ref={element} className="w-write-a-review__fields">
          <WriteAReviewFields stage={stage} errorOf={errorOf} />
        </div>
        <div className="w-write-a-review__buttons">
          <Button type="submit" busy={busy}>
            {t(isLast ? 'Send review' : 'Continue')}
          </Button>
        </div>
      </form>
    </>
  )
}

/** All scores have the same message, so the summary names their questions. */
const nameScores = (summary: readonly { field?: string; text: string }[], fields: readonly Field[]) =>
  summary.map(({ text, ...error }) => {
    const question = fields.find(({ name, kind }) => kind === 'stars' && name === error.field)
    return { ...error, text: question ? `${question.label} ${text}` : text }
  })

/** The keys 1 to 5 choose a score when the focus is in it. */
function chooseScore({ target, key }: KeyboardEvent): void {
  const radio = target instanceof HTMLInputElement && target.closest('[data-scores]') ? target : undefined
  const chosen = radio?.form?.querySelector<HTMLInputElement>(
    `[name="${CSS.escape(radio.name)}"][value="${/^[1-5]$/.test(key) ? key : ''}"]`,
  )
  chosen?.focus()
  chosen?.click()
}
