import type { MouseEvent } from 'react'
import { trackLeaving } from './analytics'

/** The longest wait for an event to be sent, in milliseconds. */
const TIMEOUT = 300

/**
 * Returns the props of a link that leaves the site: a `rel` for crawlers, and handlers that send the analytics event
 * first. New tabs, modifier keys and the middle button behave natively; only a link in this tab waits for the event.
 */
export function leavingLink(event: 'job_redirect' | 'company_redirect', id: number) {
  const handle = (click: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget: link, button, defaultPrevented } = click
    // The right button only opens a menu.
    if (defaultPrevented || button === 2) {
      return
    }
    const sent = trackLeaving(event, { id }, TIMEOUT)
    if (sent && opensInThisTab(click, link)) {
      click.preventDefault()
      void sent.then(() => location.assign(link.href))
    }
  }
  return { rel: 'nofollow sponsored noopener', onClick: handle, onAuxClick: handle }
}

const opensInThisTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, { target }: HTMLAnchorElement) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && (target === '' || target === '_self')
