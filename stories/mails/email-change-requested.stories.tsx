import { mailMeta } from '../support/mail-stories'

export default mailMeta('email-change-requested')
