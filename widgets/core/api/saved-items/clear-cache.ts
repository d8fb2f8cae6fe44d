/** Version prefix of the keys (spec section 9); a person's id follows. */
export const PREFIX = '1.4-saved-items-'

/** Forgets every list of saved items that this tab keeps, whoever's it is. */
export function clearCache(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) {
        sessionStorage.removeItem(key)
      }
    }
  } catch {
    // Where storage is blocked there is nothing to forget.
  }
}
