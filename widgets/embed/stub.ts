import type * as Core from './core'

/** The address of the rest, relative to this script, so that a pinned page never loads another build. */
declare const CORE: string
declare const VERSION: string

interface PageGlobal {
  firstrung?: Api
}

/** `window.firstrung`. */
interface Api {
  readonly version: string
  /** Changes the attributes of an embed, and resolves once it shows them. */
  update: (link: HTMLElement, options: Record<string, string | null>) => Promise<void>
  /** Removes an embed; the link is shown again. */
  destroy: (link: HTMLElement) => Promise<void>
}

const SELECTOR = 'a.firstrung[data-widget]'
const page = globalThis as PageGlobal
let core: Promise<typeof Core> | undefined

const load = () =>
  (core ??= import(new URL(CORE, import.meta.url).href) as Promise<typeof Core>).catch((error: unknown) => {
    core = undefined
    throw error
  })

// The browser may retry a failed import, for example when the page is online again.
const start = (link: HTMLElement) =>
  load().then(
    ({ mount }) => mount(link),
    (error: unknown) => {
      link.dispatchEvent(
        new CustomEvent('firstrung:error', {
          bubbles: true,
          detail: { widget: link.dataset.widget, phase: 'load', error },
        }),
      )
      addEventListener('online', () => near.observe(link), { once: true })
    },
  )

const near = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (isIntersecting || boundingClientRect.bottom < 0) {
        near.unobserve(target)
        void start(target as HTMLElement)
      }
    }
  },
  { rootMargin: '400px' },
)

const known = new WeakSet<Element>()

const scan = (root: ParentNode) =>
  root.querySelectorAll<HTMLElement>(SELECTOR).forEach(link => {
    if (known.has(link)) {
      return
    }
    known.add(link)
    const { minHeight } = link.dataset
    // The same space before and after, so that nothing on the page moves.
    if (minHeight) {
      link.style.display = 'block'
      link.style.minHeight = `${minHeight}px`
    }
    near.observe(link)
  })

if (page.firstrung) {
  if (page.firstrung.version !== VERSION) {
    // eslint-disable-next-line no-console -- two releases on one page are a mistake that only the console can show
    console.warn(`Firstrung ${VERSION} ignored: the page has ${page.firstrung.version}`)
  }
} else {
  page.firstrung = {
    version: VERSION,
    update: (link, options) => load().then(({ update }) => update(link, options)),
    destroy: link => load().then(({ destroy }) => destroy(link)),
  }
  new MutationObserver(records => {
    if (records.some(({ addedNodes }) => addedNodes.length)) {
      scan(document)
    }
  }).observe(document.documentElement, { childList: true, subtree: true })
  scan(document)
}
