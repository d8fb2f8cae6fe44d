/** The token of a form that works without script, too. Without a token it renders nothing. */
export function CsrfField({ token }: { token: string | null | undefined }) {
  return token ? <input type="hidden" name="_csrf" value={token} /> : null
}
