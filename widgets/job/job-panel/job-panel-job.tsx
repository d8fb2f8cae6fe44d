import { track } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { IconButton, Skeleton, VisuallyHidden, XIcon } from '@firstrung/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { fetchJob } from './fetch-job'
import { listPath } from './paths'

export interface JobPanelJobProps {
  path: string
  onClose: () => void
}

export function JobPanelJob({ path, onClose }: JobPanelJobProps) {
  const content = useRef<HTMLDivElement>(null)
  const shown = useShownJob(path, content)
  useTitle(shown)
  useEscape(onClose)
  const isLoading = shown?.path !== path
  return (
    <section className="w-job-panel__job" aria-label={t('Job')} aria-busy={isLoading}>
      <div className="w-job-panel__bar">
        <IconButton label={t('Close')} icon={<XIcon />} onClick={onClose} />
      </div>
      {shown ? null : <Skeleton shape="card" count={3} />}
      <div ref={content} />
      <p role="status">
        <VisuallyHidden>{isLoading ? '' : t('Opened beside the list. Press Escape to close.')}</VisuallyHidden>
      </p>
    </section>
  )
}

interface ShownJob {
  path: string
  title: string
}

/** Shows the content of a job's page in an element. The job before it stays until then. */
function useShownJob(path: string, content: RefObject<HTMLDivElement | null>): ShownJob | undefined {
  const [shown, setShown] = useState<ShownJob>()
  useEffect(() => {
    const stop = new AbortController()
    const show = (page: Document) => {
      if (location.pathname !== path) {
        history.pushState({ list: listPath() ?? location.pathname + location.search }, '', path)
      }
      // The page's own would reload this page on Back.
      page.querySelector('[data-widget="job-panel"]')?.remove()
      content.current?.replaceChildren(...(page.querySelector('main')?.childNodes ?? []))
      setShown({ path, title: page.title })
      focusHeading(content.current)
      track('page_view', { page_type: 'job', path })
    }
    fetchJob(path, stop.signal).then(show, () => stop.signal.aborted || location.assign(path))
    return () => stop.abort()
  }, [path, content])
  return shown
}

function focusHeading(content: HTMLElement | null): void {
  const heading = content?.querySelector('h1')
  if (heading) {
    heading.tabIndex = -1
    heading.focus()
  }
  content?.parentElement?.scrollTo(0, 0)
}

/** The page has the title of the job until the panel closes, unless the list has changed it. */
function useTitle(shown: ShownJob | undefined): void {
  const title = shown?.title
  useEffect(() => {
    const { title: before } = document
    document.title = title ?? before
    return () => {
      document.title = document.title === title ? before : document.title
    }
  }, [title])
}

/** Escape closes the panel, unless a dialog is open or a field uses the key. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isOther = event.defaultPrevented || document.querySelector('dialog[open]')
      if (event.key === 'Escape' && !isOther && !(event.target as Element).matches('input, select, textarea')) {
        onClose()
      }
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [onClose])
}
