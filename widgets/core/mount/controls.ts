import type { Island, PageRuntime } from './island'
import { runtime } from './runtime'

const trees = new WeakSet<ShadowRoot>()

/**
 * Mounts the widget of a marker now, whatever its strategy, even after `unmount` or a failure. An unregistered widget
 * is mounted once it is registered. The promise is rejected with the error of a failure.
 */
export async function mount(host: HTMLElement): Promise<void> {
  const { remake, load } = controls()
  const before = islandOf(host)
  if (!before || /failed|removed/.test(before.state ?? '')) {
    remake(host)
  }
  const island = markerOf(host)
  if (island.state === 'mounted') {
    return
  }
  island.isWanted = true
  island.json = before?.json
  const mounted = new Promise<void>((resolve, reject) => {
    host.addEventListener('firstrung:ready', () => resolve(), { once: true })
    host.addEventListener('firstrung:error', event => reject((event as CustomEvent<{ error: Error }>).detail.error), {
      once: true,
    })
  })
  load(island)
  await mounted
}

/**
 * Finds the markers in a tree, now and later. The runtime observes the document by itself; open shadow roots must be
 * scanned. Those inside the tree are scanned, too.
 */
export function scan(root: Element | Document | DocumentFragment): void {
  const { remake } = controls()
  if (root instanceof ShadowRoot && !trees.has(root)) {
    follow(root)
  }
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
    const { shadowRoot, dataset } = element as HTMLElement
    if (dataset?.widget !== undefined && !islandOf(element as HTMLElement)) {
      remake(element as HTMLElement)
    }
    if (shadowRoot) {
      scan(shadowRoot)
    }
  }
}

function follow(tree: ShadowRoot): void {
  const { observe, end, islands } = controls()
  trees.add(tree)
  observe(tree)
  // The removal of a host causes no mutation inside its shadow root.
  let wasConnected = true
  new MutationObserver(() => {
    if (tree.isConnected !== wasConnected) {
      wasConnected = tree.isConnected
      for (const host of tree.querySelectorAll<HTMLElement>('[data-widget]')) {
        end(islands.get(host))
        islands.delete(host)
      }
      if (wasConnected) {
        scan(tree)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Replaces all props of a marker, mounted or not; the state of its widget stays. Throws `PropsError` for a mounted
 * widget, which then stays unchanged. A later change of the marker's attributes or JSON replaces these props.
 */
export function update(host: HTMLElement, props: object): void {
  const island = markerOf(host)
  const before = island.json
  island.json = JSON.stringify(props)
  try {
    island.update?.()
  } catch (error) {
    island.json = before
    throw error
  }
}

/** Unmounts a widget. The server's HTML is restored, and stays until `mount` is called. */
export function unmount(host: HTMLElement): void {
  controls().end(markerOf(host))
  delete host.dataset.state
}

function islandOf(host: Element): Island | undefined {
  return runtime().islands.get(host)
}

function markerOf(host: Element): Island {
  const island = islandOf(host)
  if (!island) {
    throw new TypeError(`There is no widget on ${host.outerHTML.slice(0, 80)}`)
  }
  return island
}

function controls(): Required<PageRuntime> {
  const owner = runtime()
  if (!owner.observe) {
    throw new Error('The first copy of @firstrung/mount on this page is a release without this function')
  }
  return owner as Required<PageRuntime>
}
