let inertDocument: Document | undefined

/** Returns the script with the props of a marker, if it has one. */
export function jsonScriptOf(host: Element): HTMLElement | null {
  return host.querySelector<HTMLElement>(':scope > script[type="application/json"]')
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
