interface TraceEvent {
  name: string
  dur?: number
  /** CPU time of the thread, excluding other processes. */
  tdur?: number
  pid: number
  tid: number
  args?: { name?: string; data?: { url?: string } }
}

/** The categories that `browser.startTracing` must record for the functions below. */
export const TRACED = ['toplevel', 'devtools.timeline', '__metadata']

export function longestTaskOf(trace: Buffer): number {
  return Math.max(...tasksOf(eventsOf(trace)).map(({ dur = 0 }) => dur / 1000))
}

/**
 * Returns the CPU time of the longest task of the page at `url`, in milliseconds. The browser's own pages have threads
 * of the same name and are ignored.
 */
export function longestCpuTimeOf(trace: Buffer, url: string): number {
  const events = eventsOf(trace)
  const isOfPage = ({ name, args }: TraceEvent) => name === 'CommitLoad' && args?.data?.url?.startsWith(url)
  const pids = new Set(events.filter(isOfPage).map(({ pid }) => pid))
  return Math.max(...tasksOf(events.filter(({ pid }) => pids.has(pid))).map(({ tdur = 0 }) => tdur / 1000))
}

const eventsOf = (trace: Buffer) => (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents

function tasksOf(events: TraceEvent[]): TraceEvent[] {
  const main = new Set(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}:${tid}`),
  )
  return events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}:${tid}`))
}
