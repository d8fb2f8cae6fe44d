import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key press before options are requested. */
const DEBOUNCE = 150
/** One character matches too much. */
const MIN_LENGTH = 2

interface Loaded<Option> {
  options: readonly Option[]
  /** Whether a request succeeded, even without a result. */
  isLoaded: boolean
}

interface Options<Option> extends Loaded<Option> {
  /** Requests options for a text after a pause and cancels earlier requests. A text that is too short has no options. */
  request: (text: string) => void
  /** Cancels the current request. */
  cancel: () => void
  /** Cancels the current request and removes the options. */
  clear: () => void
}

const NONE = { options: [], isLoaded: false }

/** Loads options for the text in the field. Only the last request counts; a request that fails gives no options. */
export function useOptions<Option>(
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
): Options<Option> {
  const [loaded, setLoaded] = useState<Loaded<Option>>(NONE)
  const current = useRef<AbortController>(undefined)
  const cancel = () => current.current?.abort()

  useEffect(() => () => current.current?.abort(), [])

  const request = (text: string) => {
    cancel()
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    const update = (result: Loaded<Option>) => {
      if (!signal.aborted) {
        setLoaded(result)
      }
    }
    if (text.trim().length < MIN_LENGTH) {
      update(NONE)
    } else {
      setTimeout(() => {
        if (!signal.aborted) {
          loadOptions(text.trim(), signal).then(
            options => update({ options, isLoaded: true }),
            () => update(NONE),
          )
        }
      }, DEBOUNCE)
    }
  }
  const clear = () => {
    cancel()
    setLoaded(NONE)
  }
  return { ...loaded, request, cancel, clear }
}
