interface TraceEvent {
  name: string
  dur?: number
  pid: number
  tid: number
  args?: { name?: string }
}

/** What `browser.startTracing` has to record for `longestTaskOf`. */
export const TRACED = ['toplevel', 'devtools.timeline', '__metadata']

/** Returns the longest task of the page's main thread in a trace, in milliseconds. */
export function longestTaskOf(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const main = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}:${tid}`))
  return Math.max(...tasks.map(({ dur = 0 }) => dur / 1000))
}
