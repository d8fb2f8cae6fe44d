import type { Island, LoadedWidget } from './island'
import type { Session } from './session'

/** Returns the validated props of a marker. Throws `PropsError`. Misspelt names are reported to the console. */
export function readProps(
  { host, json }: Island,
  contract: LoadedWidget['contract'],
  { attributes, json: text }: Pick<Session, 'attributes' | 'json'>,
): object {
  return contract.parse({
    // `update` replaces all props of the marker.
    attributes: json === undefined ? attributes : {},
    json: json ?? text,
    onStrays: strays => {
      import('./diagnose').then(({ reportStrays }) => reportStrays(host, contract.props, strays)).catch(() => undefined)
    },
  })
}

/** Renders a mounted widget with the current props of its marker. Throws `PropsError`, then nothing has changed. */
export function applyProps(session: Session): void {
  const { island, contract, rendered, script } = session
  const props = readProps(island, contract, session)
  island.props = props
  rendered?.update({ ...props, host: island.host })
  island.host.append(...(script ? [script] : []))
  session.watch?.skip()
}
