import { observeCosts } from './cost'
import { detailsOf, followErrors, summaryOf } from './debug-facts'

/** Milliseconds between two updates of the labels. */
const REFRESH_INTERVAL = 500

/** The list comes last on the page, so that it covers nothing; labels on the markers let clicks through. */
const STYLES = `
  :host { all: initial; display: block; font: 12px/1.4 monospace; }
  #labels { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; pointer-events: none; }
  #labels > * { position: absolute; padding: 1px 6px; white-space: nowrap; border-radius: 3px; opacity: 0.85; }
  #labels > *, details { background: #111; color: #fff; }
  summary { padding: 1px 6px; cursor: pointer; }
  #labels > ::before, summary::before { content: '●'; margin-inline-end: 4px; color: #999; }
  #labels > .mounted::before, .mounted > summary::before { color: #4c4; }
  #labels > .failed::before, .failed > summary::before { color: #f55; }
  pre { margin: 0; padding: 4px 6px; white-space: pre-wrap; }
`
const OUTLINES = `
  [data-widget] { outline: 2px dashed #888; outline-offset: -1px; }
  [data-widget][data-state='mounted'] { outline-color: #2a2; }
  [data-widget][data-state='failed'] { outline-color: #d22; }
`

/** The overlay's entries for a marker: a label on it, and its details in the list. */
interface Entry {
  label: HTMLElement
  item: HTMLElement
}

const layer = document.createElement('div')
const labels = document.createElement('div')
const entries = new Map<HTMLElement, Entry>()

/** Shows the overlay of `?widgets=debug` for template authors: name, state, cost, props, unknown props and errors of each marker. */
function showOverlay(): void {
  layer.dataset.firstrungDebug = ''
  labels.id = 'labels'
  const shadow = layer.attachShadow({ mode: 'open' })
  // A Content-Security-Policy does not restrict constructed style sheets, unlike style elements and attributes.
  shadow.adoptedStyleSheets = [sheetOf(STYLES)]
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(OUTLINES)]
  shadow.append(labels)
  observeCosts()
  refresh()
  setInterval(refresh, REFRESH_INTERVAL)
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

function refresh(): void {
  followErrors()
  // Outside the body, which page caches replace.
  if (!layer.isConnected) {
    document.documentElement.append(layer)
  }
  for (const [host, { label, item }] of entries) {
    if (!host.isConnected) {
      label.remove()
      item.remove()
      entries.delete(host)
    }
  }
  document.querySelectorAll<HTMLElement>('[data-widget]').forEach(describe)
  placeLabels()
}

function describe(host: HTMLElement): void {
  const entry = entries.get(host) ?? createEntry(host)
  const { label, item } = entry
  const [summary, text] = item.children
  label.className = item.className = host.dataset.state ?? ''
  setText(label, host.dataset.widget ?? '')
  setText(summary, summaryOf(host))
  setText(text, detailsOf(host))
}

function createEntry(host: HTMLElement): Entry {
  const item = document.createElement('details')
  item.append(document.createElement('summary'), document.createElement('pre'))
  const entry = { item, label: document.createElement('div') }
  entries.set(host, entry)
  labels.append(entry.label)
  layer.shadowRoot?.append(item)
  return entry
}

/** Leaves unchanged text alone, so that people can select it. */
function setText(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) {
    element.textContent = text
  }
}

interface Box {
  label: HTMLElement
  left: number
  right: number
  top: number
  height: number
}

/** Places each label at its marker, or below labels that are already there. */
function placeLabels(): void {
  const placed: Box[] = []
  for (const box of [...entries].map(boxOf).sort((a, b) => a.top - b.top)) {
    const isOver = ({ left, right, top, height }: Box) =>
      left < box.right && box.left < right && top < box.top + box.height && box.top < top + height
    for (let other = placed.find(isOver); other; other = placed.find(isOver)) {
      box.top = other.top + other.height
    }
    placed.push(box)
  }
  placed.forEach(({ label, left, top }) => (label.style.translate = `${left}px ${top}px`))
  const lowest = Math.max(0, ...placed.map(({ top, height }) => top + height))
  // The list begins below the labels.
  const { top } = layer.getBoundingClientRect()
  layer.style.paddingBlockStart = `${Math.max(0, lowest - top + labels.getBoundingClientRect().top)}px`
}

function boxOf([host, { label }]: [HTMLElement, Entry]): Box {
  const origin = labels.getBoundingClientRect()
  const { left: hostLeft, top } = host.getBoundingClientRect()
  const left = hostLeft - origin.left
  // A host without a box has no position for a label.
  label.hidden = host.getClientRects().length === 0
  return { label, left, right: left + label.offsetWidth, top: top - origin.top, height: label.offsetHeight }
}

showOverlay()
