import { type HostChange, isMorphed, readChange, watchHost } from './changes'
import type { Session } from './session'
import { applyProps } from './updating'

export { watchFailed } from './changes'

/** Ends a widget whose marker has invalid props. */
type Refuse = (session: Session, error: unknown) => void

/** Gives a mounted widget the props that other code sets on its host, or in its JSON, from mounting on. */
export function followProps(session: Session, refuse: Refuse): void {
  const { island, context } = session
  const { host } = island
  if (isMorphed(host)) {
    // Nothing has recorded what was changed, so it cannot be undone.
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

/** Returns whether an attribute that sets a prop differs from the one that was read. */
function hasOtherProps({ island, contract, attributes }: Session): boolean {
  const { dataset } = island.host
  return Object.keys({ ...attributes, ...dataset }).some(
    // The runtime has written its own state over a prop of that name.
    name => dataset[name] !== attributes[name] && name !== 'state' && contract.overrides({ [name]: '' }),
  )
}

function handleChange(session: Session, change: HostChange, refuse: Refuse): void {
  const { island, attributes } = session
  // The page's props are newer than those that `update` has set.
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
