import { register } from '@firstrung/mount'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { contract, type propsOf, Sample } from './widget'

const WIDGET = '[data-widget=sample]'

let hydrated = 0

/** The hand-written equivalent of mounting one marker: read the props, hydrate. */
function hydrateHost(host: Element): void {
  const script = host.querySelector('script')
  script?.remove()
  hydrateRoot(host, createElement(Sample, JSON.parse(script?.textContent ?? '{}') as ReturnType<typeof propsOf>))
  hydrated++
}

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

  /** Resolves once the bare loop has hydrated `count` hosts since the last call. */
  allHydrated: async (count: number) => {
    while (hydrated < count) {
      await new Promise(resolve => queueMicrotask(() => resolve(0)))
    }
    hydrated = 0
  },

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
