import { mailMeta } from '../support/mail-stories'

export default mailMeta('appointment')
