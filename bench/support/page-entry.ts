import { register } from '@firstrung/mount'
import { allHydrated, hydrateHost, startOthers } from './other-libraries'
import { contract, Sample } from './widget'

const WIDGET = '[data-widget=sample]'

/** The functions that the benches call in the browser. Widgets are registered only on request. */
const bench = {
  /** Registers a widget whose code is loaded already, so that only mounting is measured. */
  start: (name = 'sample') =>
    register({
      name,
      mount: 'load',
      load: () => Promise.resolve({ contract: { ...contract, name }, component: Sample }),
    }),

  /** Registers the widget as a separate chunk, as on our pages. */
  startChunk: () =>
    register({
      name: 'sample',
      mount: 'load',
      load: () => import('./widget').then(module => ({ contract: module.contract, component: module.Sample })),
    }),

  bareLoop: (selector = WIDGET) => document.querySelectorAll(selector).forEach(hydrateHost),

  startOthers,
  allHydrated,

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
