const state = { isInstalled: false }

/** Returns the CSRF token of the session from its cookie; undefined for visitors. */
export function readToken(): string | undefined {
  const value = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  return value && decodeURIComponent(value)
}

/**
 * Adds the session's token to every form that the browser submits to this site. The HTML of a page has none, or an
 * outdated one, if someone has logged in since: on this page or in another tab.
 */
export function keepFormTokens(): void {
  if (!state.isInstalled) {
    state.isInstalled = true
    document.addEventListener('submit', event => {
      const token = readToken()
      if (token && !event.defaultPrevented && event.target instanceof HTMLFormElement && isOwnPost(event.target)) {
        setToken(event.target, token)
      }
    })
  }
}

/** Attributes: a field named `action` or `method` hides the property of that name. */
function isOwnPost(form: HTMLFormElement): boolean {
  const action = new URL(form.getAttribute('action') ?? '', document.baseURI)
  return form.getAttribute('method')?.toLowerCase() === 'post' && action.origin === location.origin
}

function setToken(form: HTMLFormElement, token: string): void {
  const input = form.querySelector<HTMLInputElement>('input[name=_csrf]') ?? document.createElement('input')
  input.type = 'hidden'
  input.name = '_csrf'
  input.value = token
  form.append(input)
}
