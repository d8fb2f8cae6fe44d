/**
 * Why a mail was not sent: the recipient was permanently refused, the site itself was refused, or the failure is
 * temporary.
 */
export type MailFault = { kind: 'recipient'; code: number } | { kind: 'ourselves'; reason: string } | { kind: 'outage' }

/** The prefix of every reason of a server that refuses the site. `findMailRefusal` looks for it in the queue. */
export const REFUSES_US = 'The mail server refuses our '
const AUTHENTICATION_REQUIRED = 530

/** Classifies an error of nodemailer. A refusal of the site is a wrong setting, not the fault of the mail. */
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
