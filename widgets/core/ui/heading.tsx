import type { ReactNode } from 'react'
import type { HeadingLevel } from './cards'

interface HeadingProps {
  level: HeadingLevel
  className?: string
  children: ReactNode
}

/** A heading whose level depends on where it is used. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} />
}
