import { emit, leavingLink, track, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t, withNodes } from '@firstrung/mount/strings'
import { BookmarkIcon, Button, Dialog, ExternalLinkIcon, isPlainClick } from '@firstrung/ui'
import { type MouseEvent, useState } from 'react'
import type { contract } from './contract'

type CompanyRedirectProps = WidgetProps<typeof contract>

export function CompanyRedirect({ id, name, site, label, kind, host }: CompanyRedirectProps) {
  const [open, setOpen] = useState(false)
  const { saved, toggle } = useSavedItem({ type: 'companies', id, title: name })
  const { onClick: trackClick, ...attributes } = leavingLink('company_redirect', id)
  const linkProps = { href: `/go/company/${id}`, target: '_blank', ...attributes }

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) {
      event.preventDefault()
      setOpen(true)
      emit(host, 'company-redirect:opened', { id })
      track('modal_open', { name: 'company-redirect' })
    } else {
      trackClick(event)
    }
  }
  const handleContinue = (event: MouseEvent<HTMLAnchorElement>) => {
    trackClick(event)
    setOpen(false)
    emit(host, 'company-redirect:followed', { id })
  }
  // Closes this dialog first, so that it does not cover the log-in dialog.
  const handleSave = () => {
    setOpen(false)
    void toggle()
  }

  return (
    <div className="w-company-redirect">
      <Button kind={kind} iconEnd={<ExternalLinkIcon />} {...linkProps} aria-haspopup="dialog" onClick={handleClick}>
        {t(label)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('Visit {name}', { name })}
        footer={
          <>
            <Button iconEnd={<ExternalLinkIcon />} {...linkProps} onClick={handleContinue}>
              {t('Continue')}
            </Button>
            {saved ? null : (
              <Button kind="secondary" icon={<BookmarkIcon />} onClick={handleSave}>
                {t('Save first')}
              </Button>
            )}
          </>
        }
      >
        <p>{withNodes('This opens {site} in a new tab.', { site: <strong>{site}</strong> })}</p>
        {saved ? (
          <p>{t('{name} is on your shortlist.', { name })}</p>
        ) : (
          <p>{t('Save {name} first to find it again on your shortlist.', { name })}</p>
        )}
      </Dialog>
    </div>
  )
}
