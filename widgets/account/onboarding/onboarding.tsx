import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Steps } from '@firstrung/ui'
import { useEffect, useRef, useState } from 'react'
import type { contract, Form } from './contract'
import { OnboardingForm } from './onboarding-form'
import { OnboardingSettings } from './onboarding-settings'
import { useOtherStages } from './use-other-stages'
import { ELSEWHERE } from './use-transition'

type OnboardingProps = WidgetProps<typeof contract>

export function Onboarding(props: OnboardingProps) {
  return props.form.action ? <OnboardingSettings {...props} action={props.form.action} /> : <Stages {...props} />
}

function Stages({ host, form: initial, errors, csrf }: OnboardingProps) {
  const [form, setForm] = useState(initial)
  const [notice, setNotice] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = form !== initial

  useEffect(() => {
    if (hasMoved) {
      heading.current?.focus()
    }
  }, [form, hasMoved])

  const show = (next: Form, message = '') => {
    setForm(next)
    setNotice(message)
    if (location.pathname !== `/register/${next.stage}`) {
      history.pushState(null, '', `/register/${next.stage}`)
    }
    document.title = next.title
    track('page_view', { page_type: document.body.dataset.page ?? '', path: location.pathname })
    track('signup_stage', { stage: next.stage })
    emit(host, 'onboarding:stage', { stage: next.stage })
  }

  const { jump, watched } = useOtherStages(form, (next, isFromTab) => show(next, isFromTab ? t(ELSEWHERE) : ''))

  return (
    <div className="w-onboarding" {...watched}>
      <Steps
        label={t('Steps of signing up')}
        steps={form.ladder}
        hrefOf={stage => `/register/${stage}`}
        onOpen={(stage, href) => jump(stage).catch(() => location.assign(href))}
      />
      <div className="w-onboarding__columns">
        <div className="w-onboarding__main">
          <OnboardingForm
            key={`${form.stage} ${form.version}`}
            form={form}
            errors={hasMoved ? null : errors}
            csrf={csrf}
            notice={notice}
            heading={heading}
            onMove={show}
          />
        </div>
        {form.purpose ? (
          <aside className="w-onboarding__why" aria-label={t('Why we ask')}>
            <p className="w-onboarding__why-title">{t('Why we ask')}</p>
            <p>{form.purpose}</p>
          </aside>
        ) : null}
      </div>
    </div>
  )
}
