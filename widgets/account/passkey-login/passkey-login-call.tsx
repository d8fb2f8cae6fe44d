import { call, sendPasskey } from '@firstrung/api'
import { t, type Text } from '@firstrung/mount/strings'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'

const NO_PASSKEYS = 'This browser has no passkeys. Log in with your password' satisfies Text
const NOT_SIGNED = 'No passkey was used. Try again, or log in with your password' satisfies Text

/** Logs in with a passkey of this device. A failure carries the message for the form. */
export async function logInWithPasskey(intent: { return: string; save?: string }): Promise<void> {
  if (!browserSupportsWebAuthn()) {
    throw failure(t(NO_PASSKEYS))
  }
  const optionsJSON = await call('POST /login/passkey/options')
  // The browser gives the same answer whether there is no passkey or the person refused.
  const passkey = await startAuthentication({ optionsJSON }).catch(() => Promise.reject(failure(t(NOT_SIGNED))))
  await sendPasskey({ passkey, ...intent }).catch((error: unknown) => {
    const { status = 0, message } = error as { status?: number; message: string }
    throw failure(message, status)
  })
}

/** The form has no field that a message could be about. */
const failure = (message: string, status = 422) => Object.assign(new Error(message), { status })
