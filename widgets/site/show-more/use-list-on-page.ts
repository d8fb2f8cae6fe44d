import { useEffect, useState } from 'react'

const LATER = 'w-show-more__later'

/**
 * Shows the first `shown` rows of an existing list on the page, and all rows again on unmount. When rows change places,
 * for instance when a table is sorted, their new position decides which ones show. Returns the number of rows, which is
 * `initialTotal` until they have been counted.
 */
export function useListOnPage(id: string | undefined, shown: number, initialTotal: number): { total: number } {
  const [total, setTotal] = useState(initialTotal)

  useEffect(() => {
    const list = id === undefined ? null : document.getElementById(id)
    if (!list) {
      return undefined
    }
    const apply = () => {
      const rows = [...list.children]
      rows.forEach((row, index) => row.classList.toggle(LATER, index >= shown))
      setTotal(rows.length)
    }
    apply()
    const observer = new MutationObserver(apply)
    observer.observe(list, { childList: true })
    return () => observer.disconnect()
  }, [id, shown])

  useEffect(() => () => (id === undefined ? [] : rowsOf(id)).forEach(row => row.classList.remove(LATER)), [id])

  return { total }
}

function rowsOf(id: string): Element[] {
  return [...(document.getElementById(id)?.children ?? [])]
}
