interface TraceEvent {
  name: string
  dur?: number
  pid: number
  tid: number
  args?: { name?: string }
}

/** The categories that `browser.startTracing` must record for this function. */
export const TRACED = ['toplevel', 'devtools.timeline', '__metadata']

export function longestTaskOf(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const main = new Set(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}:${tid}`))
  return Math.max(...tasks.map(({ dur = 0 }) => dur / 1000))
}
