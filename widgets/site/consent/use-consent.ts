import { setConsent } from '@firstrung/api'
import { useCallback, useEffect, useState } from 'react'
import { COOKIE, COOKIE_MAX_AGE } from './contract'
import { loadTags } from './load-tags'

/** Returns the answer stored in this browser, undefined before there is one, and a function that answers. */
export function useConsent(script: string): [boolean | undefined, (given: boolean) => void] {
  const [given, setGiven] = useState<boolean>()

  const apply = useCallback(
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
    const stored = readConsentCookie()
    if (stored !== undefined) {
      // The server renders one page for everyone; only the browser has the cookie.
      apply(stored)
    }
  }, [apply])

  const answer = useCallback(
    (value: boolean) => {
      document.cookie = `${COOKIE}=${value ? 'given' : 'refused'}; Max-Age=${COOKIE_MAX_AGE}; Path=/; SameSite=Lax`
      apply(value)
    },
    [apply],
  )
  return [given, answer]
}

function readConsentCookie(): boolean | undefined {
  const cookies = document.cookie.split('; ')
  return cookies.includes(`${COOKIE}=given`) ? true : cookies.includes(`${COOKIE}=refused`) ? false : undefined
}
