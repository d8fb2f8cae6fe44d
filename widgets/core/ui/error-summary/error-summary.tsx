import { useEffect, useRef } from 'react'

export interface ErrorSummaryProps {
  title?: string
  /** In the order of the form; `field` is the id of the control. An entry without one concerns the form as a whole. */
  errors: { field?: string; text: string }[]
}

/** Everything that is wrong with a form, above it, each a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ title = 'There is something to put right', errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [errors])
  return errors.length ? (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- On a page that the server sent back, the faults come first.
    <div ref={ref} className="ui-error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2 className="ui-error-summary__title">{title}</h2>
      <ul className="ui-error-summary__list">
        {errors.map(error => (
          <li key={`${error.field}:${error.text}`}>
            {error.field ? <a href={`#${error.field}`}>{error.text}</a> : error.text}
          </li>
        ))}
      </ul>
    </div>
  ) : null
}
