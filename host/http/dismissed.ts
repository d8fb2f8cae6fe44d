/** Says that this browser has dismissed the transition message; the widget reads and writes it, too. */
export const DISMISSED_COOKIE = 'transition-message'

/** Whether a Cookie header says so. */
export const hasDismissed = (cookies: string | undefined): boolean =>
  cookies?.includes(`${DISMISSED_COOKIE}=dismissed`) ?? false
