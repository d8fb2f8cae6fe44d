import type { MouseEvent } from 'react'
import { trackLeaving } from './analytics'

/** A visitor never waits longer than this for an event to be sent, in milliseconds (product.md A10). */
const WAIT = 300

/**
 * What a link that leaves the site carries: a `rel` that says so to crawlers, and handlers that tell analytics before
 * the browser follows. The link stays the browser's own: in a new tab, with a modifier key and with the middle button
 * it opens as ever, and only a link of this tab waits until the event is sent.
 */
export function leavingLink(event: 'job_redirect' | 'company_redirect', id: number) {
  const handle = (click: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget: link, button, defaultPrevented } = click
    // The right button opens a menu, nothing else.
    if (defaultPrevented || button === 2) {
      return
    }
    const sent = trackLeaving(event, { id }, WAIT)
    if (sent && staysHere(click, link)) {
      click.preventDefault()
      void sent.then(() => location.assign(link.href))
    }
  }
  return { rel: 'nofollow sponsored noopener', onClick: handle, onAuxClick: handle }
}

const staysHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, { target }: HTMLAnchorElement) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && (target === '' || target === '_self')
