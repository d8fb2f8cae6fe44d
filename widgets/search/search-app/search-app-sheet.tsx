import { Button, Dialog } from '@firstrung/ui'
import type { ReactNode } from 'react'
import type { SearchAnswer } from './answer'

export interface SheetProps {
  answer: SearchAnswer
  open: boolean
  onClose: () => void
  children: ReactNode
}

const NOUNS = { jobs: ['job', 'jobs'], reviews: ['review', 'reviews'], companies: ['employer', 'employers'] } as const

/** The filters on phones; the button shows the number of results after each choice. */
export function SearchAppSheet({ answer, open, onClose, children }: SheetProps) {
  const { totalResults, scope, queryString, clearUrl } = answer
  const noun = NOUNS[scope][totalResults === 1 ? 0 : 1]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      kind="sheet"
      footer={
        <>
          {queryString.filtersAppliedCount ? (
            <Button kind="secondary" href={clearUrl}>
              Clear all
            </Button>
          ) : null}
          <Button onClick={onClose}>
            {totalResults ? `Show ${totalResults.toLocaleString('en-GB')} ${noun}` : 'No results'}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
