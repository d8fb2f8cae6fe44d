import { call, sendPasskey } from '@firstrung/api'
import { t, type Text } from '@firstrung/mount/strings'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'

const NO_PASSKEYS = 'This browser has no passkeys. Use your password' satisfies Text
const NOT_SIGNED = 'No passkey was used. Try again, or use your password' satisfies Text

/** Logs in with a passkey of this device. A failure carries the message for the form. */
export async function logInWithPasskey(intent: { return: string; save?: string }): Promise<void> {
  const passkey = await sign('POST /login/passkey/options')
  await sendPasskey({ passkey, ...intent }).catch((error: unknown) => {
    const { status = 0, message } = error as { status?: number; message: string }
    throw failure(message, status)
  })
}

/** Signs with a passkey of this device, and sends the form with the signature. A failure carries the message. */
export async function confirmWithPasskey(formId: string): Promise<void> {
  const field = document.createElement('input')
  Object.assign(field, {
    type: 'hidden',
    name: 'passkey',
    value: JSON.stringify(await sign('POST /ajax/user/identity/options')),
  })
  const form = document.getElementById(formId) as HTMLFormElement
  form.append(field)
  // Without browser validation: the password stays empty.
  form.submit()
}

async function sign(options: 'POST /login/passkey/options' | 'POST /ajax/user/identity/options') {
  if (!browserSupportsWebAuthn()) {
    throw failure(t(NO_PASSKEYS))
  }
  const optionsJSON = await call(options)
  // The browser gives the same answer for no passkey and for a refusal.
  return startAuthentication({ optionsJSON }).catch(() => Promise.reject(failure(t(NOT_SIGNED))))
}

/** The form has no field for a message. */
const failure = (message: string, status = 422) => Object.assign(new Error(message), { status })
