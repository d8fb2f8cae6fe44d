/** Cookie that is set once the transition message is dismissed. The widget reads and writes it too. */
export const DISMISSED_COOKIE = 'transition-message'

/** Returns whether a Cookie header contains it. */
export const hasDismissed = (cookies: string | undefined): boolean =>
  cookies?.includes(`${DISMISSED_COOKIE}=dismissed`) ?? false
