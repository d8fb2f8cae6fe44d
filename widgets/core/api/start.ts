/**
 * Loads the modules that its element names once the page is painted, so that on a slow phone no script comes between the
 * HTML and the first paint. A classic script of its own, as `early` is.
 */
;(() => {
  const { modules = '' } = document.currentScript?.dataset ?? {}

  const load = () => {
    const release = (globalThis as { [early: symbol]: (() => void) | undefined })[Symbol.for('firstrung.early')]
    if (release) {
      // The runtime comes even if the page has loaded before: clicks that `early` has captured wait for it.
      removeEventListener('load', release)
    }
    for (const url of modules.split(' ')) {
      import(url).catch(() => release?.())
    }
  }

  // The callback of a frame runs before its paint, a timer after it. A tab in the background has no frames until someone opens it.
  requestAnimationFrame(() => setTimeout(load))
})()
