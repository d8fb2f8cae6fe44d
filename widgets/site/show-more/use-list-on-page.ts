import { useEffect, useState } from 'react'

const LATER = 'w-show-more__later'

/**
 * Shows the first `shown` rows of a list that the page has written, and all of them again when the widget leaves. Rows
 * that change places, as those of a table that is sorted, are shown or hidden by their new place. `said` is how many rows
 * the page says there are, until they are counted.
 */
export function useListOnPage(id: string | undefined, shown: number, said: number): { total: number } {
  const [total, setTotal] = useState(said)

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
