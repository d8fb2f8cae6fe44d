let inertDocument: Document | undefined

/** Returns the script with the props of a marker, if it has one. */
export function jsonScriptOf(host: Element): HTMLElement | null {
  // A selector would visit every element of the widget.
  for (const child of host.children) {
    if (child.matches('script[type="application/json"]')) {
      return child as HTMLElement
    }
  }
  return null
}

export function detachChildren(host: Element): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(...host.childNodes)
  return fragment
}

/** Hydration adopts the server's nodes. Their clones belong to a document without a window, where no image loads. */
export function cloneContent(host: Element): Node {
  inertDocument ??= document.implementation.createHTMLDocument('')
  return inertDocument.importNode(host, true)
}
