/** The widget reads and writes this cookie too. */
export const DISMISSED_COOKIE = 'transition-message'

export const hasDismissed = (cookies: string | undefined): boolean =>
  cookies?.includes(`${DISMISSED_COOKIE}=dismissed`) ?? false
