import { useEffect, useRef, useState } from 'react'

/** Whoever types faster than this is not asked for yet. */
const PAUSE = 150
/** One letter begins too much. */
const SHORTEST = 2

interface Answers<Option> {
  options: readonly Option[]
  /** An answer is there, were it an empty one. */
  isAnswered: boolean
  /** Asks for a text in a moment, instead of any before it; a text that is too short is answered with nothing. */
  request: (text: string) => void
  /** Calls off what was asked. */
  forget: () => void
  /** The same, and takes back what was answered. */
  drop: () => void
}

const NOTHING = { options: [], isAnswered: false }

interface Known<Option> {
  options: readonly Option[]
  isAnswered: boolean
}

/** Answers to what is being typed, always to the last text; a question that fails has no answer, and says nothing. */
export function useAnswers<Option>(
  ask: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
): Answers<Option> {
  const [known, setKnown] = useState<Known<Option>>(NOTHING)
  const running = useRef<AbortController>(undefined)
  const forget = () => running.current?.abort()

  useEffect(() => () => running.current?.abort(), [])

  const request = (text: string) => {
    forget()
    const call = new AbortController()
    running.current = call
    const tell = (answer: Known<Option>) => {
      if (!call.signal.aborted) {
        setKnown(answer)
      }
    }
    if (text.trim().length < SHORTEST) {
      tell(NOTHING)
    } else {
      setTimeout(() => {
        if (!call.signal.aborted) {
          ask(text.trim(), call.signal).then(
            options => tell({ options, isAnswered: true }),
            () => tell(NOTHING),
          )
        }
      }, PAUSE)
    }
  }
  const drop = () => {
    forget()
    setKnown(NOTHING)
  }
  return { ...known, request, forget, drop }
}
