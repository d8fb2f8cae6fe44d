import { mailMeta } from '../support/mail-stories'

export default mailMeta('account-deletion-requested')
