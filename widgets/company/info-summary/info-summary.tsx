import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Dialog, Facts, Heading } from '@firstrung/ui'
import { type MouseEvent, useState } from 'react'
import type { contract } from './contract'
import { factsOf, hasMore, InfoSummaryMore } from './info-summary-more'

export type InfoSummaryProps = WidgetProps<typeof contract>

export function InfoSummary(props: InfoSummaryProps) {
  const facts = factsOf(props)
  return facts.length ? (
    <section className="w-info-summary">
      <Heading level={props.level} className="w-info-summary__heading">
        {props.heading}
      </Heading>
      <Facts items={facts} />
      {hasMore(props) ? <More {...props} /> : null}
    </section>
  ) : null
}

/** Unfolds in place until the widget is there; then the same summary opens the dialog. */
function More(props: InfoSummaryProps) {
  const [open, setOpen] = useState(false)
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
    emit(props.host, 'info-summary:opened', {})
    track('modal_open', { name: 'info-summary' })
  }
  return (
    <>
      <details className="w-info-summary__more">
        {/* The browser gives a summary its keyboard: Enter and Space arrive as clicks. */}
        <summary className="w-info-summary__summary" onClick={handleClick}>
          More about {props.name}
        </summary>
        <InfoSummaryMore {...props} />
      </details>
      <Dialog open={open} onClose={() => setOpen(false)} title={`More about ${props.name}`}>
        <InfoSummaryMore {...props} />
      </Dialog>
    </>
  )
}
