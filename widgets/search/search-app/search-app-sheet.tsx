import { plural, t, type Text } from '@firstrung/mount/strings'
import { Button, Dialog } from '@firstrung/ui'
import type { ReactNode } from 'react'
import type { SearchAnswer } from './answer'

export interface SheetProps {
  answer: SearchAnswer
  open: boolean
  onClose: () => void
  children: ReactNode
}

const SHOW: Record<SearchAnswer['scope'], readonly [one: Text, other: Text]> = {
  jobs: ['Show {count} job', 'Show {count} jobs' satisfies Text],
  reviews: ['Show {count} review', 'Show {count} reviews' satisfies Text],
  companies: ['Show {count} employer', 'Show {count} employers' satisfies Text],
}

/** The filters on phones; the button shows the number of results after each choice. */
export function SearchAppSheet({ answer, open, onClose, children }: SheetProps) {
  const { totalResults, scope, queryString, clearUrl } = answer
  const [one, other] = SHOW[scope]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Filters')}
      kind="sheet"
      footer={
        <>
          {queryString.filtersAppliedCount ? (
            <Button kind="secondary" href={clearUrl}>
              {t('Clear all')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{totalResults ? plural(totalResults, one, other) : t('No results')}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
