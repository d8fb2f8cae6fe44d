import { t } from '@firstrung/mount/strings'
import { CsrfField, Button } from '@firstrung/ui'
import type { SyntheticEvent } from 'react'
import type { TransitionName } from './use-transition'

interface StepProps {
  /** The id of the form, for a button elsewhere. */
  id?: string
  transition: TransitionName
  action: string
  csrf: string | null | undefined
  children?: string
  onStep: (event: SyntheticEvent<HTMLFormElement>, transition: TransitionName) => void
}

/** A form that moves without answers: back, or to the next stage. */
export function OnboardingStep({ id, transition, action, csrf, children, onStep }: StepProps) {
  return (
    <form
      id={id}
      className={children ? 'w-onboarding__back' : undefined}
      action={action}
      method="post"
      onSubmit={event => onStep(event, transition)}
    >
      <CsrfField token={csrf} />
      <input type="hidden" name="transition" value={transition} />
      {children ? (
        <Button kind="tertiary" size="sm" type="submit">
          {children}
        </Button>
      ) : null}
    </form>
  )
}

export function OnboardingDelete({ csrf }: { csrf: string | null | undefined }) {
  return (
    <form className="w-onboarding__delete" action="/register/about-you/removal" method="post">
      <CsrfField token={csrf} />
      <p>{t('We keep your answers until you delete them.')}</p>
      <Button kind="danger" size="sm" type="submit">
        {t('Delete my answers')}
      </Button>
    </form>
  )
}
