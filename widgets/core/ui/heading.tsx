import type { ReactNode } from 'react'
import type { HeadingLevel } from './cards'

interface HeadingProps {
  level: HeadingLevel
  className?: string
  children: ReactNode
}

/** A heading of the level that its place on the page asks for. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} />
}
