import { releaseKey } from './hydration'
import type { FailurePhase } from './island'
import type { Session } from './session'

/** Reports a failure. The marker is mounted again when other code changes it. */
export function fail(
  { island, context }: Pick<Session, 'island' | 'context'>,
  phase: FailurePhase,
  error: unknown,
): void {
  context.fail(island, phase, error)
  if (context.remake && phase !== 'unmount') {
    const { remake } = context
    import('./following').then(({ watchFailed }) => watchFailed(island, remake)).catch(() => undefined)
  }
}

/** Reports invalid props, with an explanation for the template's author if its code can be loaded. */
export async function failProps({ island, context, contract }: PropsFailure, error: unknown): Promise<void> {
  const { state } = island
  await import('./diagnose').then(({ explain }) => explain(island.host, contract.props, error)).catch(() => undefined)
  if (island.state === state) {
    fail({ island, context }, 'props', error)
  }
}

type PropsFailure = Pick<Session, 'island' | 'context' | 'contract'>

/** Unmounts a working widget: its host was removed, or has become another widget's marker. */
export function unmount(session: Session): void {
  const { context, island } = session
  if (session.phase === 'update') {
    session.phase = 'unmount'
    stopWatch(session)
    try {
      session.rendered?.unmount()
    } catch (error) {
      context.fail(island, 'unmount', error)
    }
    releaseKey(context, island)
    restoreServerContent(session)
  }
}

/** Removes a failed widget and restores the server's content. */
export function discard(session: Session): void {
  unmountFailed(session)
  restoreServerContent(session)
}

export function unmountFailed(session: Session): void {
  session.phase = 'done'
  stopWatch(session)
  releaseKey(session.context, session.island)
  try {
    session.rendered?.unmount()
  } catch {
    // The error that caused the unmount is already reported.
  }
}

function stopWatch(session: Session): void {
  const morph = session.watch?.stop()
  session.watch = undefined
  if (morph?.content) {
    session.serverContent = morph.content
    session.script = morph.script
  }
}

function restoreServerContent({ island, serverContent, script }: Session): void {
  island.host.replaceChildren(...serverContent.childNodes, ...(script ? [script] : []))
}
