import { setConsent } from '@firstrung/api'
import { useCallback, useEffect, useState } from 'react'
import { COOKIE, REMEMBERED } from './contract'
import { loadTags } from './use-tags'

/** The answer of this browser: undefined while nobody has given one; and how to answer. */
export function useAnswer(script: string): [boolean | undefined, (given: boolean) => void] {
  const [given, setGiven] = useState<boolean>()

  const follow = useCallback(
    (answer: boolean) => {
      setGiven(answer)
      if (answer) {
        loadTags(script)
      }
      setConsent(answer)
    },
    [script],
  )

  useEffect(() => {
    const kept = readAnswer()
    if (kept !== undefined) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows; the server's page is everyone's.
      follow(kept)
    }
  }, [follow])

  const answer = useCallback(
    (value: boolean) => {
      document.cookie = `${COOKIE}=${value ? 'given' : 'refused'}; Max-Age=${REMEMBERED}; Path=/; SameSite=Lax`
      follow(value)
    },
    [follow],
  )
  return [given, answer]
}

function readAnswer(): boolean | undefined {
  const cookies = document.cookie.split('; ')
  return cookies.includes(`${COOKIE}=given`) ? true : cookies.includes(`${COOKIE}=refused`) ? false : undefined
}
