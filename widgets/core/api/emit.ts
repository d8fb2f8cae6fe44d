/** Fires a widget's public event on its host element. Only for what a person did. Does nothing on the server. */
export function emit(host: HTMLElement | undefined, name: `${string}:${string}`, detail: unknown): void {
  host?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }))
}
