import { useEffect, useState } from 'react'

/** Returns the documents ticked for a job, stored while the tab is open. */
export function useTicks(id: number) {
  const [ticked, setItems] = useState<readonly string[]>([])
  const key = `apply-ready-${id}`

  useEffect(() => {
    // Storage is only readable in the browser, and the server's HTML is shared.
    setItems(read(key))
  }, [key])

  const setTicked = (item: string, isTicked: boolean) => {
    const list = isTicked ? [...ticked, item] : ticked.filter(other => other !== item)
    setItems(list)
    try {
      sessionStorage.setItem(key, JSON.stringify(list))
    } catch {
      // Without storage the ticks last until the page is closed.
    }
  }
  return { ticked, setTicked }
}

function read(key: string): string[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter(item => typeof item === 'string') : []
  } catch {
    return []
  }
}
