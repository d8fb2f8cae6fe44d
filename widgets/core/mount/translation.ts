/** The element that page translators insert around a text. Widgets do not use it. */
const WRAPPER = 'FONT'

/** The widget's own texts in a translated element, empty while their translation is shown, with their content. */
type Originals = Map<Text, string>

const translated = new WeakMap<Node, Originals>()
let isPageTranslated = false
let observer: MutationObserver | undefined

/**
 * Page translators replace a widget's text nodes by `<font>` elements, and its framework would continue to change
 * detached nodes. So the nodes are put back, empty, beside their translation. When the framework changes one, the
 * translation of that element is removed, and the translator sees the new text.
 */
export function followTranslation(host: HTMLElement): void {
  observer ??= new MutationObserver(mend)
  observer.observe(host, { subtree: true, childList: true, characterData: true, characterDataOldValue: true })
}

function mend(records: MutationRecord[]): void {
  const wrappers = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isWrapper)))
  if (!isPageTranslated && wrappers.size === 0) {
    return
  }
  const batch: Batch = { records, wrappers, hidden: new Set() }
  for (const record of records) {
    const { target, type } = record
    const parent = type === 'characterData' ? target.parentElement : (target as Element)
    // Nodes inside a wrapper belong to the translator.
    if (parent && !parent.closest(WRAPPER) && isMounted(parent)) {
      if (type === 'childList') {
        followChildren(record, parent, batch)
      } else if (!batch.hidden.has(target)) {
        followText(record, parent)
      }
    }
  }
  // All mutations recorded meanwhile were ours.
  observer?.takeRecords()
}

/** A host that was morphed is restored first: changes.ts. */
function isMounted(element: Element): boolean {
  const host = element.closest('[data-widget]')
  return host?.getAttribute('data-state') === 'mounted' && !host.hasAttribute('data-ssr')
}

function followText({ target, oldValue }: MutationRecord, parent: Element): void {
  const text = target as Text
  // A morph that was undone leaves an empty text empty.
  const isUndone = text.data === '' && oldValue !== ''
  if (translated.get(parent)?.has(text) && !isUndone) {
    translated.get(parent)?.delete(text)
    restore(parent)
  }
}

interface Batch {
  /** The wrappers that were added. */
  wrappers: ReadonlySet<Node>
  records: readonly MutationRecord[]
  /** The texts that are hidden by now: further mutations of them are the translator's. */
  hidden: Set<Node>
}

function followChildren(record: MutationRecord, parent: Element, { wrappers, records, hidden }: Batch): void {
  const { addedNodes, removedNodes, previousSibling, nextSibling } = record
  const beside = [...addedNodes, previousSibling, nextSibling].filter(
    node => node && wrappers.has(node) && node.parentNode === parent,
  ) as Element[]
  // A wrapper without a text in front of it has not got its text back yet.
  const wrapper = beside.find(node => node.previousSibling?.nodeType !== Node.TEXT_NODE) ?? beside[0]
  let isTranslation = [...addedNodes].every(isWrapper)
  for (const text of removedNodes) {
    if (wrapper && isText(text)) {
      hide(text, { parent, wrapper, original: originalOf(text, records) })
      hidden.add(text)
    } else {
      isTranslation = false
    }
  }
  if (!isTranslation) {
    restore(parent)
  }
}

/** A text that the translator still uses was changed by it. */
function originalOf(text: Text, records: readonly MutationRecord[]): string {
  const changed = records.find(({ type, target }) => type === 'characterData' && target === text)
  return (text.parentNode && changed?.oldValue) ?? text.data
}

interface Place {
  parent: Element
  wrapper: Element
  original: string
}

/** Puts a text back in front of its translation, empty. Some translators move it into their element. */
export function hide(text: Text, { parent, wrapper, original }: Place): void {
  const originals: Originals = translated.get(parent) ?? new Map<Text, string>()
  isPageTranslated = true
  translated.set(parent, originals.set(text, originals.get(text) ?? original))
  if (wrapper.contains(text)) {
    text.replaceWith(text.cloneNode())
  }
  text.data = ''
  wrapper.before(text)
}

/** Shows the widget's own texts in an element. All of them, because translators spread a sentence over several. */
function restore(parent: Element): void {
  const originals = translated.get(parent)
  if (originals && translated.delete(parent)) {
    // The framework may have changed one of them in the same update.
    originals.forEach((original, text) => (text.data ||= original))
    ;[...parent.children].filter(isWrapper).forEach(wrapper => wrapper.remove())
  }
}

export const isWrapper = (node: Node) => node.nodeName === WRAPPER
export const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
