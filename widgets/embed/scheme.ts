type Scheme = 'light' | 'dark' | 'auto'

/**
 * Sets `data-scheme` of a frame to the scheme of the page around `host`: its `color-scheme` or, without one, whether
 * its background is dark. Returns a function that stops following the page.
 */
export function followScheme(frame: HTMLElement, host: HTMLElement): () => void {
  const update = () => void (frame.dataset.scheme = schemeOf(host))
  update()
  const observer = new MutationObserver(update)
  for (const target of [document.documentElement, document.body]) {
    observer.observe(target, { attributes: true })
  }
  const query = matchMedia('(prefers-color-scheme: dark)')
  query.addEventListener('change', update)
  return () => {
    observer.disconnect()
    query.removeEventListener('change', update)
  }
}

function schemeOf(host: HTMLElement): Scheme {
  const parent = host.parentElement ?? document.body
  const declared = getComputedStyle(parent).colorScheme
  if (/dark/.test(declared)) {
    return /light/.test(declared) ? 'auto' : 'dark'
  }
  return isDark(parent) ? 'dark' : 'light'
}

/** Returns whether the nearest opaque background is darker than mid grey. */
function isDark(element: Element | null): boolean {
  if (!element) {
    return false
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? []
  return alpha > 0.5 ? 0.299 * red + 0.587 * green + 0.114 * blue < 128 : isDark(element.parentElement)
}
