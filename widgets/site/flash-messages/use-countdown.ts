import { useEffect, useRef } from 'react'

/** Calls `done` once `ms` have passed, not counting the time in which it was `paused`. Without `ms`, never. */
export function useCountdown(ms: number | undefined, paused: boolean, done: () => void): void {
  const left = useRef(ms)
  const latest = useRef(done)

  useEffect(() => {
    latest.current = done
  }, [done])

  useEffect(() => {
    if (left.current === undefined || paused) {
      return
    }
    const start = Date.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - start))
    }
  }, [paused])
}
