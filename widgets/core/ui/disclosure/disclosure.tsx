import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon/icons'

export interface DisclosureProps {
  summary: ReactNode
  /** Open at first; afterwards it is the reader's. */
  open?: boolean
  /** Of disclosures that share a name only one is open. */
  name?: string
  children: ReactNode
}

/** Something that opens. The browser does it; no script is needed. */
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
