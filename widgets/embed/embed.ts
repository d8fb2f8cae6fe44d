import { loaders } from 'virtual:embeds'
import type { RenderedWidget } from '../core/mount/render-options'
import { renderWidget } from '../core/mount/renderer.preact'
import { hasStrings, locale } from '../core/mount/strings'
import { fetchData } from './data'
import { sheetsFor } from './frame-sheet'
import { ATTRIBUTES, type EmbedOptions, readOptions } from './options'
import { blockedBy } from './policy'

type Load = (typeof loaders)[string]
type Loaded = Awaited<ReturnType<Load>>
type Phase = 'data' | 'load' | 'mount' | 'update'

/** How often an embed whose text a page translator has replaced is rendered again. */
const MAX_RERENDERS = 5
let count = 0

export class Embed {
  readonly #link: HTMLElement
  #host: HTMLElement | undefined
  #rendered: RenderedWidget | undefined
  #request = new AbortController()
  #stop: (() => void)[] = []
  #renders = 0
  #phase: Phase = 'load'
  #display: string | undefined

  constructor(link: HTMLElement) {
    this.#link = link
  }

  /** Loads and shows the embed of the link. If that fails, the link is shown. */
  async show(): Promise<void> {
    this.#request.abort()
    this.#request = new AbortController()
    const { signal } = this.#request
    this.#watch()
    this.#phase = 'load'
    try {
      const options = readOptions(this.#link)
      const load = loaders[options.widget]
      if (!load) {
        throw new Error(`There is no embed "${options.widget}". There are ${Object.keys(loaders).join(', ')}`)
      }
      await (options.variant === 'frame' ? this.#showFrame(options) : this.#showWidget(options, load, signal))
    } catch (error) {
      if (!signal.aborted) {
        this.#fail(error)
      }
    }
  }

  async #showWidget(options: EmbedOptions, load: Load, signal: AbortSignal): Promise<void> {
    const { widget, query } = options
    const [loaded, data] = await Promise.all([load(), this.#fetch(widget, query, signal)])
    signal.throwIfAborted()
    this.#phase = 'mount'
    this.#clear()
    this.#renders = 0
    try {
      await this.#mount(loaded, data, options)
    } catch {
      signal.throwIfAborted()
      // A page that replaces built-in functions does not affect a frame.
      return this.#showFrame(options)
    }
    this.#replaceLink()
    this.#emit('ready', { widget, height: this.#host?.offsetHeight ?? 0 })
    if (this.#link.querySelector('[data-summary]')) {
      ;(await import('./summary')).refreshSummary(this.#link, `${widget}?${query}`)
    }
  }

  async #fetch(widget: string, query: string, signal: AbortSignal): Promise<object> {
    try {
      return await fetchData(widget, query, signal)
    } catch (error) {
      this.#phase = 'data'
      throw error
    }
  }

  async #mount({ component, css }: Loaded, data: object, { scheme, props }: EmbedOptions): Promise<void> {
    const { signal } = this.#request
    const texts = hasStrings() && (await import('./server-texts'))
    const followed = scheme === 'inherit' && (await import('./scheme'))
    signal.throwIfAborted()
    const shown = texts ? (texts.translateData(data) as object) : data
    const frame = this.#createFrame(sheetsFor(css), scheme)
    if (followed && this.#host) {
      this.#stop.push(followed.followScheme(frame, this.#host))
    }
    this.#render(frame, component, { ...shown, ...props, host: this.#link })
  }

  async #showFrame({ widget }: EmbedOptions): Promise<void> {
    this.#phase = 'load'
    const { showFrame } = await import('./frame-host')
    this.#clear()
    const host = this.#createHost()
    this.#stop.push(await showFrame(this.#link, host))
    this.#replaceLink()
    this.#emit('ready', { widget, height: host.offsetHeight })
  }

  #createHost(): HTMLElement {
    const { size, minHeight } = this.#link.dataset
    const host = document.createElement('div')
    host.className = 'firstrung-embed'
    if (size) {
      host.dataset.size = size
    }
    if (minHeight) {
      host.style.setProperty('--firstrung-min-height', `${minHeight}px`)
    }
    this.#host = host
    this.#link.after(host)
    return host
  }

  #createFrame(sheets: CSSStyleSheet[], scheme: string): HTMLElement {
    const host = this.#createHost()
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = sheets
    const frame = document.createElement('div')
    frame.className = 'fr'
    frame.lang = locale()
    frame.dataset.scheme = scheme
    const { theme } = this.#link.dataset
    if (theme === 'plain') {
      frame.dataset.theme = theme
      host.style.setProperty('--firstrung-font', getComputedStyle(this.#link.parentElement ?? this.#link).fontFamily)
      host.style.setProperty('--firstrung-heading-font', 'var(--firstrung-font)')
    }
    root.append(frame)
    return frame
  }

  #render(frame: HTMLElement, component: Parameters<typeof renderWidget>[0]['component'], props: object): void {
    const errors: unknown[] = []
    const again = () => this.#render(frame, component, props)
    const onError = (error: unknown) => {
      errors.push(error)
      if (this.#phase === 'update') {
        queueMicrotask(() => this.#recover(error, frame, again))
      }
    }
    const key = `e${(count += 1)}`
    this.#rendered = renderWidget({ host: frame, component, props, key, hydrate: false, onError })
    if (errors.length) {
      throw errors[0] as Error
    }
    this.#phase = 'update'
  }

  /** Page translators replace text nodes, so an update may not find the ones that it rendered. */
  #recover(error: unknown, frame: HTMLElement, again: () => void): void {
    if (error instanceof DOMException && (this.#renders += 1) <= MAX_RERENDERS) {
      frame.replaceChildren()
      frame.translate = false
      again()
    } else {
      this.#fail(error)
    }
  }

  /** The page may change the link, or remove it. */
  #watch(): void {
    if (this.#stop.length === 0) {
      const changes = new MutationObserver(() => void this.show())
      changes.observe(this.#link, { attributeFilter: ATTRIBUTES.map(name => `data-${name}`) })
      const removals = new MutationObserver(() => !this.#link.isConnected && this.#clear())
      removals.observe(document, { childList: true, subtree: true })
      this.#stop.push(
        () => changes.disconnect(),
        () => removals.disconnect(),
      )
    }
  }

  #replaceLink(): void {
    const hadFocus = document.activeElement === this.#link
    this.#display ??= this.#link.style.display
    this.#link.style.setProperty('display', 'none', 'important')
    if (hadFocus) {
      this.#host?.shadowRoot?.querySelector<HTMLElement>('a[href], button, input')?.focus()
    }
  }

  #fail(cause: unknown): void {
    const { widget } = this.#link.dataset
    const phase = this.#phase
    const policy = blockedBy()
    const error = policy ? new Error(policy, { cause }) : cause
    this.#clear()
    if (this.#emit('error', { widget, phase, error })) {
      // eslint-disable-next-line no-console -- a failure that nothing handles must show up somewhere
      console.error(`Firstrung ${widget ?? ''}:`, error)
    }
    addEventListener('online', () => void this.show(), { once: true, signal: this.#request.signal })
  }

  #emit(name: 'ready' | 'error', detail: object): boolean {
    return this.#link.dispatchEvent(new CustomEvent(`firstrung:${name}`, { bubbles: true, cancelable: true, detail }))
  }

  #clear(): void {
    this.#rendered?.unmount()
    this.#rendered = undefined
    this.#host?.remove()
    this.#host = undefined
    if (this.#display !== undefined) {
      this.#link.style.display = this.#display
      this.#display = undefined
    }
  }

  destroy(): void {
    this.#request.abort()
    this.#stop.forEach(stop => stop())
    this.#stop = []
    this.#clear()
  }
}
