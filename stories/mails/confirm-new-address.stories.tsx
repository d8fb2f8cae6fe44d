import { mailMeta } from '../support/mail-stories'

export default mailMeta('confirm-new-address')
