/** As a header of the next request. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0] ?? '')
    .join('; ')
}

export function tokenOf(cookies: string): string {
  return /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? ''
}
