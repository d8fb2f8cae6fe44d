import { call } from '@firstrung/api'
import { t, type Text } from '@firstrung/mount/strings'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'

const NO_PASSKEYS = 'This browser cannot make passkeys' satisfies Text
const NOT_MADE = 'No passkey was added. Try again, or use another device' satisfies Text

/** Adds a passkey of this device to the account. A failure carries the messages for the form. */
export async function addPasskey(currentPassword: string): Promise<void> {
  if (!browserSupportsWebAuthn()) {
    throw failure(t(NO_PASSKEYS))
  }
  const optionsJSON = await call('POST /ajax/user/passkeys/options', { body: { currentPassword } })
  const passkey = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    const { code } = error as { code?: string }
    throw failure(
      code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
        ? 'This device has a passkey for Firstrung already'
        : t(NOT_MADE),
    )
  })
  await call('POST /ajax/user/passkeys', { body: { passkey } }).catch((error: unknown) => {
    const { status = 0, message } = error as { status?: number; message: string }
    throw failure(message, status)
  })
}

/** A message about the device concerns the form as a whole. */
const failure = (message: string, status = 422) => Object.assign(new Error(message), { status })
