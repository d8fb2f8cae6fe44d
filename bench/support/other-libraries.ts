import { Island } from '@11ty/is-land'
import { Application, Controller } from '@hotwired/stimulus'
import defineElement from 'preact-custom-element'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type propsOf, Sample } from './widget'

type Props = ReturnType<typeof propsOf>

let hydrated = 0

/** The hand-written equivalent of mounting one marker: read the props, hydrate. */
export function hydrateHost(host: Element): void {
  const script = host.querySelector('script')
  script?.remove()
  hydrateRoot(host, createElement(Sample, JSON.parse(script?.textContent ?? '{}') as Props))
  hydrated++
}

/** Resolves once `count` hosts have been hydrated since the last call. */
export async function allHydrated(count: number): Promise<void> {
  while (hydrated < count) {
    await new Promise(resolve => queueMicrotask(() => resolve(0)))
  }
  hydrated = 0
}

function SampleElement({ props }: { props: string }) {
  hydrated++
  return createElement(Sample, JSON.parse(props) as Props)
}

/** Registers the sample widget with each library; their markers differ. */
export function startOthers(): void {
  Island.addInitType('sample', hydrateHost)
  defineElement(SampleElement as never, 'x-sample')
  Application.start().register(
    'sample',
    class extends Controller {
      override connect() {
        hydrateHost(this.element)
      }
    },
  )
}
