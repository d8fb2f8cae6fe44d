/** The cookies that an answer sets, as the next request carries them. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0] ?? '')
    .join('; ')
}

/** The token against forged posts that goes with these cookies. */
export function tokenOf(cookies: string): string {
  return /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? ''
}
