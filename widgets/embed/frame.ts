import { setStrings, type Strings } from '../core/mount/strings'
import { mount } from './core'
import type { FrameMessage } from './messages'

type Body<Message> = Message extends FrameMessage ? Omit<Message, 'firstrung' | 'widget'> : never

/** The page in a frame: shows its one embed, and reports its height and events to the page around it. */
const link = document.querySelector<HTMLElement>('a.firstrung[data-widget]')
if (link) {
  run(link)
}

function run(target: HTMLElement): void {
  const widget = target.dataset.widget ?? ''
  const post = (body: Body<FrameMessage>) =>
    // The messages contain no secrets, so any page may receive them.
    parent.postMessage({ firstrung: 1, widget, ...body }, '*')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body{margin:0}')
  document.adoptedStyleSheets = [sheet]
  new ResizeObserver(() => post({ type: 'height', height: document.documentElement.offsetHeight })).observe(
    document.body,
  )
  target.addEventListener('firstrung:ready', () => post({ type: 'ready' }))
  target.addEventListener('firstrung:error', event => {
    const { phase, error } = (event as CustomEvent<{ phase: string; error: Error }>).detail
    post({ type: 'error', phase, message: error.message })
  })
  for (const name of ['rating-summary:opened', 'top-employer-card:followed']) {
    target.addEventListener(name, event =>
      post({ type: 'event', name, detail: (event as CustomEvent<unknown>).detail }),
    )
  }
  // Any other name belongs to a window that another page opened.
  if (window.name.startsWith('{')) {
    setStrings(JSON.parse(window.name) as Strings)
  }
  void mount(target)
}
