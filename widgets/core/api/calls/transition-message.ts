/**
 * Hides the message about the new look permanently. The code of calls loads with the click, because the message is on
 * every page.
 */
export async function dismissTransitionMessage(): Promise<void> {
  const { call } = await import('./call')
  await call('POST /dismiss-transition-message')
}
