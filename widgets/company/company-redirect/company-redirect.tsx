import { emit, track, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { BookmarkIcon, Button, Dialog, ExternalLinkIcon } from '@firstrung/ui'
import { type MouseEvent, useState } from 'react'
import type { contract } from './contract'

type CompanyRedirectProps = WidgetProps<typeof contract>

export function CompanyRedirect({ id, name, site, label, kind, host }: CompanyRedirectProps) {
  const [open, setOpen] = useState(false)
  const { saved, toggle } = useSavedItem({ type: 'companies', id, title: name })
  const href = `/go/company/${id}`

  const handleClick = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      setOpen(true)
      emit(host, 'company-redirect:opened', { id })
      track('modal_open', { name: 'company-redirect' })
    }
  }
  const handleContinue = () => {
    setOpen(false)
    emit(host, 'company-redirect:followed', { id })
    track('company_redirect', { id })
  }
  // A visitor is asked to log in by a dialog of its own, which must not lie under this one.
  const handleSave = () => {
    setOpen(false)
    void toggle()
  }

  return (
    <div className="w-company-redirect">
      <Button
        href={href}
        kind={kind}
        iconEnd={<ExternalLinkIcon />}
        {...AWAY}
        aria-haspopup="dialog"
        onClick={handleClick}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Visit ${name}`}
        footer={
          <>
            <Button href={href} iconEnd={<ExternalLinkIcon />} {...AWAY} onClick={handleContinue}>
              Continue
            </Button>
            {saved ? null : (
              <Button kind="secondary" icon={<BookmarkIcon />} onClick={handleSave}>
                Save first
              </Button>
            )}
          </>
        }
      >
        <p>
          This opens <strong>{site}</strong> in a new tab.
        </p>
        {saved ? <p>{name} is on your shortlist.</p> : <p>Save {name} first to find it again on your shortlist.</p>}
      </Dialog>
    </div>
  )
}

const AWAY = { target: '_blank', rel: 'nofollow sponsored noopener' }
