import { useEffect, useRef } from 'react'

/** Calls `onEnd` after `ms` milliseconds, not counting time spent `paused`. Never calls it if `ms` is undefined. */
export function useCountdown(ms: number | undefined, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(ms)
  const latest = useRef(onEnd)

  useEffect(() => {
    latest.current = onEnd
  }, [onEnd])

  useEffect(() => {
    if (remaining.current === undefined || paused) {
      return
    }
    const start = Date.now()
    const timer = setTimeout(() => latest.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, (remaining.current ?? 0) - (Date.now() - start))
    }
  }, [paused])
}
