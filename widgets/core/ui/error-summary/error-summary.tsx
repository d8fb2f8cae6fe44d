import { t } from '@firstrung/mount/strings'
import { useEffect, useRef } from 'react'

export interface ErrorSummaryProps {
  title?: string
  /** In the order of the form. `field` is the id of the control; without it the error is about the whole form. */
  errors: { field?: string; text: string }[]
}

/** All errors of a form, shown above it as links to the fields. It takes the focus when it appears. */
export function ErrorSummary({ title = t('There is a problem'), errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [errors])
  return errors.length ? (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- after a failed submit, screen readers should start with the errors
    <div ref={ref} className="ui-error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2 className="ui-error-summary__title">{title}</h2>
      <ul className="ui-error-summary__list">
        {errors.map(error => (
          <li key={`${error.field}:${error.text}`}>
            {error.field ? <a href={`#${error.field}`}>{t(error.text)}</a> : t(error.text)}
          </li>
        ))}
      </ul>
    </div>
  ) : null
}
