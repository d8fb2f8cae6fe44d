import { type HostChange, isMorphed, readChange, watchHost } from './changes'
import type { Session } from './session'
import { applyProps } from './updating'

export { watchFailed } from './changes'

type Refuse = (session: Session, error: unknown) => void

/** Passes props that other code sets on a mounted widget's host, or in its JSON, to the widget. */
export function followProps(session: Session, refuse: Refuse): void {
  const { island, context } = session
  const { host } = island
  if (isMorphed(host)) {
    // Nothing has recorded the change, so it cannot be undone.
    useContent(session, readChange(host, []))
    context.remake?.(host)
    return
  }
  const hasChanged = () => jsonOf(session) !== session.json || hasOtherProps(session)
  session.watch = watchHost(host, hasChanged, change => handleChange(session, change, refuse))
}

function jsonOf({ island }: Session): string {
  return island.host.querySelector(':scope > script[type="application/json"]')?.textContent ?? ''
}

/** Returns whether an attribute that sets a prop has changed since it was read. */
function hasOtherProps({ island, contract, attributes }: Session): boolean {
  const { dataset } = island.host
  return Object.keys({ ...attributes, ...dataset }).some(
    // The runtime has written its own state over a prop of that name.
    name => dataset[name] !== attributes[name] && name !== 'state' && contract.overrides({ [name]: '' }),
  )
}

function handleChange(session: Session, change: HostChange, refuse: Refuse): void {
  const { island, attributes } = session
  // The page's props are newer than those of `update`.
  island.json = undefined
  session.json = change.script?.textContent ?? ''
  session.attributes = { ...change.attributes, ...(change.content ? {} : { state: attributes.state }) }
  useContent(session, change)
  try {
    applyProps(session)
  } catch (error) {
    refuse(session, error)
  }
}

function useContent(session: Session, { content, script }: HostChange): void {
  session.serverContent = content ?? session.serverContent
  if (session.script !== script) {
    session.script?.remove()
    session.script = script
  }
}
