import { useEffect, useState } from 'react'

/** What has been ticked for a job, kept as long as the tab is open. */
export function useTicks(id: number): { ticked: readonly string[]; tick: (item: string, on: boolean) => void } {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const key = `apply-ready-${id}`

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows; the server's page is everyone's.
    setTicked(read(key))
  }, [key])

  const tick = (item: string, on: boolean) => {
    const list = on ? [...ticked, item] : ticked.filter(other => other !== item)
    setTicked(list)
    try {
      sessionStorage.setItem(key, JSON.stringify(list))
    } catch {
      // Where the browser lets no page keep anything, the ticks last as long as the page.
    }
  }
  return { ticked, tick }
}

function read(key: string): string[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter(item => typeof item === 'string') : []
  } catch {
    return []
  }
}
