/** Dispatches a public event of a widget on its host element, for user actions only. Does nothing on the server. */
export function emit(host: HTMLElement | undefined, name: `${string}:${string}`, detail: unknown): void {
  host?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }))
}
