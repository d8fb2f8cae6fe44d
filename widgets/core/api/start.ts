/**
 * Loads the modules that its element names once the page is painted, so that on a slow phone no script comes between the
 * HTML and the first paint. A classic script in one file with `early`, which comes before it.
 */
;(() => {
  const { modules = '' } = document.currentScript?.dataset ?? {}
  let isStarted = false

  const start = () => {
    if (isStarted) {
      return
    }
    isStarted = true
    const release = (globalThis as { [early: symbol]: (() => void) | undefined })[Symbol.for('firstrung.early')]
    if (release) {
      // The runtime comes even if the page has loaded before: clicks that `early` has captured wait for it.
      removeEventListener('load', release)
    }
    for (const url of modules.split(' ')) {
      import(url).catch(() => release?.())
    }
  }

  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  // For browsers that keep the times of paints to themselves. A tab in the background has no frames until someone opens it.
  addEventListener('load', () => setTimeout(() => requestAnimationFrame(start), 500))
})()

/**
 * Lays out what is below the first screen, a section in each pause. Templates mark sections with `data-below`, and what
 * holds a long list with `data-below="cards"`.
 */
;(() => {
  const pause = globalThis.requestIdleCallback ?? setTimeout
  const showNext = () => {
    const next = document.querySelector('[data-below]')
    if (next) {
      next.removeAttribute('data-below')
      showRest()
    }
  }
  const showRest = () => void pause(showNext)
  const controller = new AbortController()
  const handleUse = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent
    // Browsers report a pointer that rests where the page appears, too.
    if (event.type !== 'pointermove' || movementX || movementY) {
      controller.abort()
      showRest()
    }
  }
  // Until someone uses the page, it costs what its first screen does: the same events are `touch` in mount-on.ts, which a
  // classic script cannot import. A reload may begin further down.
  for (const type of ['pointermove', 'scroll', 'pointerdown', 'keydown']) {
    addEventListener(type, handleUse, { signal: controller.signal, passive: true, capture: true })
  }
  addEventListener('load', () => scrollY > 0 && showRest())
})()
