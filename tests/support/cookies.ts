/** Returns the cookies of an answer, for the next request. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0] ?? '')
    .join('; ')
}

/** Returns the CSRF token of these cookies. */
export function tokenOf(cookies: string): string {
  return /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? ''
}
