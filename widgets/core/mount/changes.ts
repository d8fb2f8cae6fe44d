import { restoreEdits, trackEdits } from './edits'
import type { Island } from './island'
import type { PropsSource } from './props'
import { cloneContent, jsonScriptOf } from './server-content'

/** Changes that other code has made to a mounted host. */
export interface HostChange {
  /** The current JSON script of the host. */
  script: HTMLElement | null
  attributes: PropsSource['attributes']
  /** The new HTML of the server, when a library has morphed the page. */
  content?: Node
}

export interface HostWatch {
  /** Ignores the widget's own latest changes. */
  skip: () => void
  /** Stops watching. Returns a pending morph, undone except for the attributes of the host. */
  stop: () => HostChange | undefined
}

const EVERYTHING: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeOldValue: true,
  characterData: true,
  characterDataOldValue: true,
}

/**
 * Watches a mounted host. `onChange` is called when other code has changed its HTML, or its props according to
 * `hasChanged`. A change of its HTML is undone first, because the widget's framework owns the elements inside.
 */
export function watchHost(
  host: HTMLElement,
  hasChanged: () => boolean,
  onChange: (change: HostChange) => void,
): HostWatch {
  trackEdits()
  const key = host.getAttribute('data-key')
  const check = (records: readonly MutationRecord[]) => {
    if (isMorphed(host) || hasChanged()) {
      const change = readChange(host, records)
      if (change.content) {
        restoreMarker(host, key)
      }
      onChange(change)
      restoreEdits(host)
      observer.takeRecords()
    }
  }
  const observer = new MutationObserver(check)
  observer.observe(host, EVERYTHING)
  check([])
  const stop = () => {
    const records = observer.takeRecords()
    observer.disconnect()
    return isMorphed(host) ? readChange(host, records) : undefined
  }
  return { skip: () => observer.takeRecords(), stop }
}

/** Restarts a failed marker once other code has changed its HTML, its attributes or its JSON. */
export function watchFailed(island: Island, remake: (host: HTMLElement) => void): void {
  const { host } = island
  const before = signatureOf(host)
  const observer = new MutationObserver(() => {
    if (island.state !== 'failed' || signatureOf(host) !== before) {
      observer.disconnect()
      if (island.state === 'failed') {
        remake(host)
      }
    }
  })
  observer.observe(host, EVERYTHING)
}

function signatureOf(host: HTMLElement): string {
  return JSON.stringify([host.dataset, jsonScriptOf(host)?.textContent])
}

/** The runtime removes the stamp and sets the state: a host without these has received server HTML again. */
export function isMorphed(host: HTMLElement): boolean {
  return host.hasAttribute('data-ssr') || host.dataset.state !== 'mounted'
}

/** Returns the changes of a host. New HTML is taken out of it, by undoing the records. */
export function readChange(host: HTMLElement, records: readonly MutationRecord[]): HostChange {
  const script = jsonScriptOf(host)
  const change = { script, attributes: { ...host.dataset } }
  if (!isMorphed(host)) {
    return change
  }
  script?.remove()
  const content = cloneContent(host)
  undo(records, host, script)
  return { ...change, content }
}

/** Undoes changes inside the host, latest first. Attributes of the host itself are the page's. */
function undo(records: readonly MutationRecord[], host: Element, script: Element | null): void {
  for (const record of [...records].reverse()) {
    const { target, type } = record
    if (type === 'childList' && !script?.contains(target)) {
      undoChildren(record, script)
    } else if (type === 'characterData' && !script?.contains(target)) {
      ;(target as CharacterData).data = record.oldValue ?? ''
    } else if (type === 'attributes' && target !== host) {
      undoAttribute(target as Element, record)
    }
  }
}

function undoChildren({ target, addedNodes, removedNodes, nextSibling }: MutationRecord, script: Node | null): void {
  addedNodes.forEach(node => node.parentNode === target && (node as ChildNode).remove())
  const before = nextSibling?.parentNode === target ? nextSibling : null
  removedNodes.forEach(node => node !== script && target.insertBefore(node, before))
}

function undoAttribute(element: Element, { attributeName, attributeNamespace, oldValue }: MutationRecord): void {
  if (oldValue === null) {
    element.removeAttributeNS(attributeNamespace, attributeName ?? '')
  } else {
    element.setAttributeNS(attributeNamespace, attributeName ?? '', oldValue)
  }
}

function restoreMarker(host: HTMLElement, key: string | null): void {
  host.removeAttribute('data-ssr')
  host.dataset.state = 'mounted'
  if (key !== null) {
    host.dataset.key = key
  }
}
