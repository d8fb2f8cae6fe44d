import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Dialog, Facts, Heading } from '@firstrung/ui'
import { type MouseEvent, useState } from 'react'
import type { contract } from './contract'
import { hasMore, InfoSummaryMore, listFacts } from './info-summary-more'

type InfoSummaryProps = WidgetProps<typeof contract>

export function InfoSummary(props: InfoSummaryProps) {
  const facts = listFacts(props)
  return facts.length ? (
    <section className="w-info-summary">
      <Heading level={props.level} className="w-info-summary__heading">
        {t(props.heading)}
      </Heading>
      <Facts items={facts} columns />
      {props.source ? <p className="w-info-summary__source">{props.source}</p> : null}
      {hasMore(props) ? <More {...props} /> : null}
    </section>
  ) : null
}

/** Before the widget mounts, the summary expands in place; after that it opens the dialog. */
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
        {/* Browsers send Enter and Space on a summary as clicks. */}
        <summary className="w-info-summary__summary" onClick={handleClick}>
          {t('More about {name}', { name: props.name })}
        </summary>
        <InfoSummaryMore {...props} />
      </details>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('More about {name}', { name: props.name })}>
        <InfoSummaryMore {...props} />
      </Dialog>
    </>
  )
}
