import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx'

interface Look {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'sm' | 'md'
  /** Fills the width that there is. */
  wide?: boolean
  icon?: ReactNode
  iconEnd?: ReactNode
  children: ReactNode
}

type Plain<Attributes> = Omit<Attributes, 'className' | 'style' | 'children'>

export type ButtonProps = Look &
  (
    | ({ href: string; busy?: never } & Plain<AnchorHTMLAttributes<HTMLAnchorElement>>)
    | ({
        href?: undefined
        /** The act is under way: the button stays where it is, keeps the focus, and does nothing more. */
        busy?: boolean
      } & Plain<ButtonHTMLAttributes<HTMLButtonElement>>)
  )

/** An act, or with `href` a way to the next page that looks like one. The label is a verb. */
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
  /** What the button does, for those who cannot see the icon. */
  label: string
  icon: ReactNode
} & Plain<ButtonHTMLAttributes<HTMLButtonElement>>

/** A button without a word: only close, save and menu, which everybody knows. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button className="ui-icon-button" type={type} aria-label={label} {...rest}>
      {icon}
    </button>
  )
}
