import { type FrameMessage, readMessage } from './messages'
import { ATTRIBUTES } from './options'

/** Milliseconds to wait for a frame. If the page's policy blocks it, no event is fired. */
const TIMEOUT = 10_000

/**
 * Shows an embed in a frame of our origin, as high as its content. Resolves once the frame is ready, with a function
 * that stops listening.
 */
export function showFrame(link: HTMLElement, host: HTMLElement): Promise<() => void> {
  const frame = createFrame(link)
  return new Promise((resolve, reject) => {
    const stop = () => removeEventListener('message', listen)
    const listen = ({ source, origin, data }: MessageEvent) => {
      const message = readMessage(data)
      if (message && source === frame.contentWindow && origin === new URL(frame.src).origin) {
        handle(message)
      }
    }
    const handle = (message: FrameMessage) => {
      if (message.type === 'height') {
        frame.style.height = `${message.height}px`
      } else if (message.type === 'ready') {
        resolve(stop)
      } else if (message.type === 'error') {
        stop()
        reject(new Error(message.message))
      } else {
        link.dispatchEvent(new CustomEvent(message.name, { bubbles: true, detail: message.detail }))
      }
    }
    addEventListener('message', listen)
    setTimeout(() => reject(new Error(`${frame.src} did not load`)), TIMEOUT)
    host.append(frame)
  })
}

function createFrame(link: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  const address = new URL(`/embed/frame/${link.dataset.widget ?? ''}`, import.meta.url)
  for (const name of ATTRIBUTES) {
    const value = link.dataset[name]
    if (value) {
      address.searchParams.set(name, value)
    }
  }
  frame.src = address.href
  frame.title = link.innerText.trim()
  // The frame cannot read this page, so it gets the dictionary through its name.
  frame.name = document.querySelector('script[data-firstrung-strings]')?.textContent ?? ''
  frame.style.border = '0'
  frame.style.display = 'block'
  frame.style.width = '100%'
  return frame
}
