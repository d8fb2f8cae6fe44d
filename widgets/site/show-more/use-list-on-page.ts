import { useEffect, useState } from 'react'

const LATER = 'w-show-more__later'

/** Shows the first `shown` rows of a list that the page has written, and all of them again when the widget leaves. */
export function useListOnPage(id: string | undefined, shown: number): { total: number } {
  const [total, setTotal] = useState(0)

  useEffect(() => {
    const rows = id === undefined ? [] : rowsOf(id)
    rows.forEach((row, index) => row.classList.toggle(LATER, index >= shown))
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the page knows how long its list is, and only in the browser.
    setTotal(rows.length)
  }, [id, shown])

  useEffect(() => () => (id === undefined ? [] : rowsOf(id)).forEach(row => row.classList.remove(LATER)), [id])

  return { total }
}

function rowsOf(id: string): Element[] {
  return [...(document.getElementById(id)?.children ?? [])]
}
