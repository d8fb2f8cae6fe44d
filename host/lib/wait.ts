/** "one minute" up to a minute, "12 minutes", "an hour" or more. */
export function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 60) {
    return 'an hour'
  }
  return minutes <= 1 ? 'one minute' : `${minutes} minutes`
}
