import { hide, isText, isWrapper } from './translation'

/** Consecutive text and wrappers in an element. */
interface Run {
  parent: Element
  nodes: Node[]
  /** The number of preceding elements in its parent, and of each of its ancestors in theirs. */
  path: number[]
}

/**
 * Copies a translator's version of the server's texts. The returned function inserts it into the widget that replaced
 * that HTML, except where the widget's effects have changed the text by then.
 */
export function keepTranslation(host: HTMLElement): (() => void) | undefined {
  if (!host.getElementsByTagName('font').length) {
    return undefined
  }
  const saved = runsIn(host)
    .filter(({ nodes }) => nodes.some(isWrapper))
    .map(({ path, nodes }) => ({ path, translation: nodes.map(node => node.cloneNode(true)) }))
  const watch = new MutationObserver(() => undefined)
  watch.observe(host, { subtree: true, childList: true, characterData: true })
  return () => {
    const changed = new Set(watch.takeRecords().map(({ target }) => (isText(target) ? target.parentNode : target)))
    watch.disconnect()
    const runs = new Map(runsIn(host).map(run => [String(run.path), run]))
    for (const { path, translation } of saved) {
      const run = runs.get(String(path))
      if (run && !changed.has(run.parent)) {
        show(translation, run)
      }
    }
  }
}

function show(translation: Node[], { parent, nodes }: Run): void {
  const wrapper = document.createElement('font')
  wrapper.append(...translation)
  parent.insertBefore(wrapper, nodes.at(-1)?.nextSibling ?? null)
  nodes.filter(isText).forEach(text => hide(text, { parent, wrapper, original: text.data }))
}

function runsIn(parent: Element, ancestors: readonly number[] = []): Run[] {
  const runs: Run[] = []
  let elements = 0
  let run: Run | undefined
  for (const node of parent.childNodes) {
    if (isText(node) || isWrapper(node)) {
      run ??= { parent, nodes: [], path: [...ancestors, elements] }
      run.nodes.push(node)
    } else if (node instanceof Element && node.localName !== 'script') {
      runs.push(...(run ? [run] : []), ...runsIn(node, [...ancestors, elements]))
      run = undefined
      elements++
    }
  }
  return run ? [...runs, run] : runs
}
