import type { Row } from '../../../db/tables'
import { date, dateTime } from '../../../lib/formats'
import { sanitiseHtml } from '../../../lib/sanitise'
import { formatPay } from '../../public/jobs'

export function presentCopy(copy: Row<'job_copies'>) {
  const place = copy.nationwide ? 'Anywhere in the UK' : copy.locations.join(', ')
  return {
    copiedAt: copy.copied_at.toISOString(),
    copiedOn: date(copy.copied_at),
    facts: [
      { term: 'Place', detail: place || (copy.pattern === 'remote' ? 'Remote' : 'Place not stated') },
      { term: 'Pay', detail: formatPay(copy) || 'Not stated' },
      { term: 'Closes', detail: copy.deadline_at ? dateTime(copy.deadline_at) : 'No closing date given' },
    ],
    // Sanitised when the advert was stored, and again here: the allow-list may be stricter now.
    description: sanitiseHtml(copy.description),
  }
}
