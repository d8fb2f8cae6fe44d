import { blockedBy } from './policy'

/** Milliseconds before the retries of a failed request. */
const RETRIES = [300, 1200]

interface Refusal {
  message: string
  errors?: Readonly<Record<string, readonly string[]>>
}

export async function fetchData(widget: string, query: string, signal: AbortSignal): Promise<object> {
  const address = new URL(`/embed/data/${widget}${query && `?${query}`}`, import.meta.url)
  for (let attempt = 0; ; attempt++) {
    let isRefused = false
    try {
      const response = await fetch(address, { credentials: 'omit', signal })
      if (response.ok) {
        return (await response.json()) as object
      }
      // An unknown employer or too many requests: a retry would fail again.
      isRefused = response.status < 500
      throw new Error(
        isRefused ? explain((await response.json()) as Refusal) : `${address.href} answered ${response.status}`,
      )
    } catch (error) {
      const wait = RETRIES[attempt]
      if (isRefused || signal.aborted || wait === undefined || blockedBy()) {
        throw error
      }
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
}

const explain = ({ message, errors = {} }: Refusal) =>
  Object.entries(errors)
    .map(([name, [text]]) => `data-${name}: ${text}`)
    .join('. ') || message
