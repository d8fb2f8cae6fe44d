/** Why a mail was not sent: the recipient was refused for good, we are refused ourselves, or anything that may pass. */
export type MailFault = { kind: 'recipient'; code: number } | { kind: 'ourselves'; reason: string } | { kind: 'outage' }

/** The start of every reason of a server that refuses us. `findMailRefusal` looks for it in the queue. */
export const REFUSES_US = 'The mail server refuses our '
const AUTHENTICATION_REQUIRED = 530

/** Reads an error of nodemailer. What the server refuses about us is a wrong setting, not the fault of the mail. */
export function mailFaultOf(error: unknown): MailFault {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  // Without a reply, our own settings lack what the log-in needs.
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
