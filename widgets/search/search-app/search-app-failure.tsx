import { t } from '@firstrung/mount/strings'
import { Button, Notice, useScrollPadding } from '@firstrung/ui'
import { useRef } from 'react'

export function SearchAppFailure({ onRetry }: { onRetry: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  useScrollPadding(ref, true)
  return (
    <div ref={ref} className="w-search-app__failure">
      <Notice
        tone="error"
        floating
        action={
          <Button kind="secondary" size="sm" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Could not update.')}
      </Notice>
    </div>
  )
}
