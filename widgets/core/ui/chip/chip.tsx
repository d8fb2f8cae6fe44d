import { locale, t } from '@firstrung/mount/strings'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx'
import { CheckIcon, XIcon } from '../icon/icons'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

interface Common {
  icon?: ReactNode
  /** The number of results that it leads to. */
  count?: number
  children: ReactNode
}

export type ChipProps = Common &
  (
    | { kind?: 'link'; href: string; current?: boolean }
    /** A link to the page without this filter. */
    | { kind: 'removable'; href: string }
    | ({ kind: 'toggle'; pressed: boolean } & Omit<
        ButtonHTMLAttributes<HTMLButtonElement>,
        'className' | 'style' | 'children'
      >)
    /** A checkbox or radio button of a form; works without script. */
    | { kind: 'choice'; name: string; value: string; checked?: boolean; single?: boolean }
  )

/** A short link, filter or choice in a row of chips. */
export function Chip({ icon, count, children, ...rest }: ChipProps) {
  const content = (
    <>
      {icon}
      <span className="ui-chip__label">{children}</span>
      {count === undefined ? null : <span className="ui-chip__count">{count.toLocaleString(locale())}</span>}
    </>
  )
  switch (rest.kind) {
    case 'removable':
      return (
        <a className="ui-chip ui-chip--on" href={rest.href}>
          <VisuallyHidden>{`${t('Remove')} `}</VisuallyHidden>
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
    default: {
      const { kind: _, current, ...link } = rest
      return (
        <a className={cx('ui-chip', current && 'ui-chip--on')} aria-current={current || undefined} {...link}>
          {content}
        </a>
      )
    }
  }
}
