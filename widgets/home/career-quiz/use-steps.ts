import { useEffect, useState } from 'react'

export interface Steps {
  /** The number of the current question, from 1. */
  step: number
  answers: string
  moved: boolean
  goTo: (step: number, answers: string) => void
}

/** Returns the URL of a question, or of the result without `step`. */
export function stepUrl(action: string, answers: string, step?: number): string {
  return `${action}?answers=${answers}${step === undefined ? '' : `&question=${step}`}`
}

/** Stores the current question and the answers in the URL, so that the back button and a reload lose nothing. */
export function useSteps(action: string, start: { step: number; answers: string }): Steps {
  const [state, setState] = useState({ ...start, moved: false })

  useEffect(() => {
    const handlePopState = () => {
      const question = new URLSearchParams(location.search).get('question')
      // Going back only changes the question: later answers stay.
      setState(({ answers }) => ({ answers, step: Number(question ?? start.step), moved: true }))
    }
    addEventListener('popstate', handlePopState)
    return () => removeEventListener('popstate', handlePopState)
  }, [start.step])

  const goTo = (step: number, answers: string) => {
    history.replaceState(history.state, '', stepUrl(action, answers, state.step))
    history.pushState(history.state, '', stepUrl(action, answers, step))
    setState({ step, answers, moved: true })
  }
  return { ...state, goTo }
}
