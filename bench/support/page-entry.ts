import { register } from '@firstrung/mount'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { contract, Sample } from './widget'

const WIDGET = '[data-widget=sample]'

/** What the benches call in the browser. Nothing is registered until they say so. */
const bench = {
  /** Registers a widget whose code is here already, so that what is measured is mounting. */
  start: (name = 'sample') =>
    register({
      name,
      mount: 'load',
      load: () => Promise.resolve({ contract: { ...contract, name }, component: Sample }),
    }),

  /** Registers the widget as a chunk of its own, as pages have it. */
  startChunk: () =>
    register({
      name: 'sample',
      mount: 'load',
      load: () => import('./widget').then(module => ({ contract: module.contract, component: module.Sample })),
    }),

  /** What anybody would write by hand: read the props, hydrate, next. */
  bareLoop: () => {
    for (const host of document.querySelectorAll(WIDGET)) {
      const script = host.querySelector('script')
      const props = JSON.parse(script?.textContent ?? '{}') as Parameters<typeof Sample>[0]
      script?.remove()
      hydrateRoot(host, createElement(Sample, props))
    }
  },

  /** Waits until all markers on the page are mounted, as soon as that is so. */
  allMounted: () =>
    new Promise<void>(resolve => {
      const count = document.querySelectorAll(WIDGET).length
      const look = () => document.querySelectorAll('[data-state=mounted]').length === count
      const observer = new MutationObserver(() => {
        if (look()) {
          observer.disconnect()
          resolve()
        }
      })
      if (look()) {
        resolve()
      } else {
        observer.observe(document.body, { subtree: true, attributeFilter: ['data-state'] })
      }
    }),
}

export type Bench = typeof bench

Object.assign(window, { bench })
