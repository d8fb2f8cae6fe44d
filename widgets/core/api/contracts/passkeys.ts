import * as v from 'valibot'

const FAULT = 'The answer of the device is not complete'
const base64Url = (length: number) => v.pipe(v.string(FAULT), v.regex(/^[\w-]+$/, FAULT), v.maxLength(length, FAULT))
const Transports = v.pipe(v.array(v.pipe(v.string(FAULT), v.maxLength(20, FAULT)), FAULT), v.maxLength(10, FAULT))
const PublicKey = v.literal('public-key', FAULT)

/** The members of WebAuthn's JSON credentials that the host needs; others are dropped. */
const credential = {
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: PublicKey,
  clientExtensionResults: v.optional(v.strictObject({}), {}),
}

/** `RegistrationResponseJSON` of WebAuthn Level 3: a new passkey. */
export const AddedPasskey = v.object(
  {
    ...credential,
    response: v.object(
      {
        clientDataJSON: base64Url(4000),
        attestationObject: base64Url(20_000),
        transports: v.optional(Transports, []),
      },
      FAULT,
    ),
  },
  FAULT,
)

/** `AuthenticationResponseJSON` of WebAuthn Level 3: a signed log-in. */
export const SignedPasskey = v.object(
  {
    ...credential,
    response: v.object(
      {
        clientDataJSON: base64Url(4000),
        authenticatorData: base64Url(4000),
        signature: base64Url(8000),
      },
      FAULT,
    ),
  },
  FAULT,
)

const UserVerification = v.literal('required')

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3. */
export const CreationOptions = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: PublicKey })),
  timeout: v.number(),
  excludeCredentials: v.array(v.object({ id: v.string(), type: PublicKey })),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: UserVerification,
  }),
  attestation: v.literal('none'),
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3. */
export const RequestOptions = v.object({
  rpId: v.string(),
  challenge: v.string(),
  timeout: v.number(),
  userVerification: UserVerification,
})
