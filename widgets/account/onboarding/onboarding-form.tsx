import { t } from '@firstrung/mount/strings'
import { CsrfField, Button, ErrorSummary, Notice, useForm } from '@firstrung/ui'
import { type RefObject, type SyntheticEvent, useId } from 'react'
import type { Form } from './contract'
import { OnboardingFields } from './onboarding-fields'
import { OnboardingLinks } from './onboarding-links'
import { OnboardingDelete, OnboardingStep } from './onboarding-steps'
import { isServerReached, type TransitionName, useTransition } from './use-transition'

interface OnboardingFormProps {
  form: Form
  errors: Record<string, string[]> | null | undefined
  csrf: string | null | undefined
  notice: string
  heading: RefObject<HTMLHeadingElement | null>
  onMove: (form: Form, message?: string) => void
}

export function OnboardingForm({ form, errors, csrf, notice, heading, onMove }: OnboardingFormProps) {
  const { stage, title, lead, fields, canSkip, canDelete, previous, links } = form
  const { move, version, saved } = useTransition(form, onMove)
  const {
    busy,
    summary,
    form: control,
    errorOf,
    showFailure,
  } = useForm({ errors, submit: () => move('next', control.ref.current) })
  /**
   * If the call fails, the browser submits the form. Offline that would lose the page, so an error is shown instead.
   */
  const handleStep = (event: SyntheticEvent<HTMLFormElement>, transition: TransitionName) => {
    event.preventDefault()
    const element = event.currentTarget
    move(transition).catch((error: unknown) => (isServerReached(error) ? element.submit() : showFailure(error)))
  }
  const step = { action: `/register/${stage}`, csrf, onStep: handleStep }
  const skipId = useId()

  return (
    <>
      {previous ? (
        <OnboardingStep {...step} transition="back">
          {t('Back')}
        </OnboardingStep>
      ) : null}
      <h1 className="w-onboarding__title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="w-onboarding__lead">{lead}</p>
      {notice ? <Notice role="status">{notice}</Notice> : null}
      {links.length > 0 ? (
        <OnboardingLinks links={links} />
      ) : (
        <form className="w-onboarding__form" action={step.action} {...control}>
          <ErrorSummary errors={summary} />
          {saved?.length ? <Saved saved={saved} /> : null}
          <CsrfField token={csrf} />
          <input type="hidden" name="version" value={version} />
          <OnboardingFields fields={fields} errorOf={errorOf} />
          <OnboardingButtons busy={busy} skipForm={canSkip ? skipId : undefined} />
        </form>
      )}
      {canSkip ? <OnboardingStep {...step} id={skipId} transition="skip" /> : null}
      {canDelete ? <OnboardingDelete csrf={csrf} /> : null}
    </>
  )
}

function OnboardingButtons({ busy, skipForm }: { busy: boolean; skipForm: string | undefined }) {
  return (
    <div className="w-onboarding__buttons">
      <Button type="submit" name="transition" value="next" busy={busy}>
        {t('Continue')}
      </Button>
      {skipForm ? (
        <Button kind="tertiary" type="submit" form={skipForm}>
          {t('Skip for now')}
        </Button>
      ) : null}
    </div>
  )
}

/** The values stored by another tab. Sending the form again replaces them. */
function Saved({ saved }: { saved: NonNullable<Form['saved']> }) {
  return (
    <Notice title={t('Saved in the other tab')}>
      <dl className="w-onboarding__saved">
        {saved.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
