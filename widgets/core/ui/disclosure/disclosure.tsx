import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon/icons'

export interface DisclosureProps {
  summary: ReactNode
  /** Whether it is open at first. */
  open?: boolean
  /** Only one of the disclosures with the same name is open at a time. */
  name?: string
  children: ReactNode
}

/** Content that can be expanded, without script. */
export function Disclosure({ summary, open, name, children }: DisclosureProps) {
  return (
    <details className="ui-disclosure" open={open} name={name}>
      <summary className="ui-disclosure__summary">
        <span className="ui-disclosure__text">{summary}</span>
        <ChevronDownIcon />
      </summary>
      <div className="ui-disclosure__content">{children}</div>
    </details>
  )
}
