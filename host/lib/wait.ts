/** Returns how long to wait, in words: "one minute" up to a minute, "12 minutes", "an hour" from then on. */
export function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 60) {
    return 'an hour'
  }
  return minutes <= 1 ? 'one minute' : `${minutes} minutes`
}
