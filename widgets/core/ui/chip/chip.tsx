import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx'
import { CheckIcon, XIcon } from '../icon/icons'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

interface Common {
  icon?: ReactNode
  /** How many results stand behind it. */
  count?: number
  children: ReactNode
}

export type ChipProps = Common &
  (
    | { kind?: 'link'; href: string; current?: boolean }
    /** The page without this filter; the whole chip takes it away. */
    | { kind: 'removable'; href: string }
    | ({ kind: 'toggle'; pressed: boolean } & Omit<
        ButtonHTMLAttributes<HTMLButtonElement>,
        'className' | 'style' | 'children'
      >)
    /** A checkbox or radio of a form, which works without script. */
    | { kind: 'choice'; name: string; value: string; checked?: boolean; single?: boolean }
  )

/** A short choice or way on, in a row of its kind. */
export function Chip({ icon, count, children, ...rest }: ChipProps) {
  const content = (
    <>
      {icon}
      <span className="ui-chip__label">{children}</span>
      {count === undefined ? null : <span className="ui-chip__count">{count.toLocaleString('en-GB')}</span>}
    </>
  )
  switch (rest.kind) {
    case 'removable':
      return (
        <a className="ui-chip ui-chip--on" href={rest.href}>
          <VisuallyHidden>Remove </VisuallyHidden>
          {content}
          <XIcon />
        </a>
      )
    case 'toggle': {
      const { kind: _, pressed, type = 'button', ...button } = rest
      return (
        <button className={cx('ui-chip', pressed && 'ui-chip--on')} type={type} aria-pressed={pressed} {...button}>
          {pressed && !icon ? <CheckIcon /> : null}
          {content}
        </button>
      )
    }
    case 'choice':
      return (
        <label className="ui-chip">
          <input
            className="ui-chip__input"
            type={rest.single ? 'radio' : 'checkbox'}
            name={rest.name}
            value={rest.value}
            defaultChecked={rest.checked}
          />
          {content}
        </label>
      )
    default:
      return (
        <a
          className={cx('ui-chip', rest.current && 'ui-chip--on')}
          href={rest.href}
          aria-current={rest.current || undefined}
        >
          {content}
        </a>
      )
  }
}
