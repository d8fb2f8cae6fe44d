import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { ArrowRightIcon } from '../icon/icons'

export interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  href: string
  /** Replaces the arrow. */
  icon?: ReactNode
  children: ReactNode
}

/** A link on a separate line, with an arrow: "See all 12 jobs". In running text use a plain `<a>`. */
export function TextLink({ icon, children, ...rest }: TextLinkProps) {
  return (
    <a className="ui-text-link" {...rest}>
      <span className="ui-text-link__label">{children}</span>
      {icon ?? <ArrowRightIcon />}
    </a>
  )
}
