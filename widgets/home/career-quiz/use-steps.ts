import { useEffect, useState } from 'react'

export interface Steps {
  /** The number of the question on the screen; the first is 1. */
  step: number
  /** The letter of each answered question, in order. */
  answers: string
  /** True once a visitor has moved. */
  moved: boolean
  /** Shows another question, with these answers. */
  go: (step: number, answers: string) => void
}

/** The address of a question. Behind all answers it needs no number. */
export function stepUrl(action: string, answers: string, step?: number): string {
  return `${action}?answers=${answers}${step === undefined ? '' : `&question=${step}`}`
}

/** Where a visitor stands, kept in the address, so that the browser's own way back and a reload lose nothing. */
export function useSteps(action: string, start: { step: number; answers: string }): Steps {
  const [state, setState] = useState({ ...start, moved: false })

  useEffect(() => {
    const follow = () => {
      const asked = new URLSearchParams(location.search).get('question')
      // What was answered since stays answered: only the screen goes back.
      setState(({ answers }) => ({ answers, step: Number(asked ?? start.step), moved: true }))
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [start.step])

  const go = (step: number, answers: string) => {
    history.replaceState(history.state, '', stepUrl(action, answers, state.step))
    history.pushState(history.state, '', stepUrl(action, answers, step))
    setState({ step, answers, moved: true })
  }
  return { ...state, go }
}
