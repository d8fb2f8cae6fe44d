import { emit, leavingLink, track, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { BookmarkIcon, Button, Dialog, ExternalLinkIcon } from '@firstrung/ui'
import { type MouseEvent, useState } from 'react'
import type { contract } from './contract'

type CompanyRedirectProps = WidgetProps<typeof contract>

export function CompanyRedirect({ id, name, site, label, kind, host }: CompanyRedirectProps) {
  const [open, setOpen] = useState(false)
  const { saved, toggle } = useSavedItem({ type: 'companies', id, title: name })
  const { onClick: leave, ...leaving } = leavingLink('company_redirect', id)
  const away = { href: `/go/company/${id}`, target: '_blank', ...leaving }

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      leave(event)
    } else {
      event.preventDefault()
      setOpen(true)
      emit(host, 'company-redirect:opened', { id })
      track('modal_open', { name: 'company-redirect' })
    }
  }
  const handleContinue = (event: MouseEvent<HTMLAnchorElement>) => {
    leave(event)
    setOpen(false)
    emit(host, 'company-redirect:followed', { id })
  }
  // A visitor is asked to log in by a dialog of its own, which must not lie under this one.
  const handleSave = () => {
    setOpen(false)
    void toggle()
  }

  return (
    <div className="w-company-redirect">
      <Button kind={kind} iconEnd={<ExternalLinkIcon />} {...away} aria-haspopup="dialog" onClick={handleClick}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Visit ${name}`}
        footer={
          <>
            <Button iconEnd={<ExternalLinkIcon />} {...away} onClick={handleContinue}>
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
