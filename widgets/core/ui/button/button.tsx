import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx'

interface Appearance {
  kind?: 'primary' | 'secondary' | 'tertiary' | 'danger'
  size?: 'sm' | 'md'
  /** Fills the available width. */
  wide?: boolean
  icon?: ReactNode
  iconEnd?: ReactNode
  children: ReactNode
}

type Plain<Attributes> = Omit<Attributes, 'className' | 'style' | 'children'>

export type ButtonProps = Appearance &
  (
    | ({ href: string; busy?: never } & Plain<AnchorHTMLAttributes<HTMLAnchorElement>>)
    | ({
        href?: undefined
        /** The action is running: the button keeps its focus and ignores clicks. */
        busy?: boolean
      } & Plain<ButtonHTMLAttributes<HTMLButtonElement>>)
  )

/** A button or, with `href`, a link that looks like one. The label is a verb. */
export function Button({ kind = 'primary', size = 'md', wide, icon, iconEnd, children, ...rest }: ButtonProps) {
  const className = cx('ui-button', `ui-button--${kind}`, size === 'sm' && 'ui-button--sm', wide && 'ui-button--wide')
  const content = (
    <>
      {icon}
      <span className="ui-button__label">{children}</span>
      {iconEnd}
    </>
  )
  if (rest.href !== undefined) {
    const { busy: _, ...link } = rest
    return (
      <a className={className} {...link}>
        {content}
      </a>
    )
  }
  const { busy, onClick, type = 'button', ...button } = rest
  return (
    <button
      className={className}
      type={busy && type === 'submit' ? 'button' : type}
      {...button}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={busy ? undefined : onClick}
    >
      {content}
    </button>
  )
}

export type IconButtonProps = {
  /** The action of the button, for screen readers. */
  label: string
  icon: ReactNode
} & Plain<ButtonHTMLAttributes<HTMLButtonElement>>

/** A button without a visible label, only for icons that everyone knows, such as close, save and menu. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button className="ui-icon-button" type={type} aria-label={label} {...rest}>
      {icon}
    </button>
  )
}
