/** `recipient`: permanently refused. `ourselves`: the mail server refuses the site. `outage`: temporary. */
type MailFault = { kind: 'recipient'; code: number } | { kind: 'ourselves'; reason: string } | { kind: 'outage' }

/** `findMailRefusal` looks for this prefix in the queue. */
export const REFUSES_US = 'The mail server refuses our '
const AUTHENTICATION_REQUIRED = 530

/** A refusal of the site is a wrong setting, not the fault of the mail. */
export function mailFaultOf(error: unknown): MailFault {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  // An EAUTH without a reply means that our own settings lack what the log-in needs.
  const isPermanent = responseCode === undefined ? code === 'EAUTH' : responseCode >= 500
  if (!isPermanent) {
    return { kind: 'outage' }
  } else if (code === 'EAUTH' || responseCode === AUTHENTICATION_REQUIRED) {
    return { kind: 'ourselves', reason: `${REFUSES_US}log-in` }
  } else if (command === 'MAIL FROM') {
    return { kind: 'ourselves', reason: `${REFUSES_US}sender address` }
  } else if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined) {
    return { kind: 'recipient', code: responseCode }
  }
  return { kind: 'ourselves', reason: `${REFUSES_US}connection` }
}
