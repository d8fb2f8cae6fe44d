export { requestEmailChange } from './email-change-commands'
export { deletePendingChanges, findPendingEmail } from './email-change-queries'
export { endAccess } from './access-queries'
export { confirmIdentity, type IdentityProof, loadIdentity } from './identity-commands'
export { ByToken } from './input'
export { createLink, expired, linkPath } from './mailed-link'
export {
  findDeletionByToken,
  findDeletionOf,
  insertDeletionOf,
  listDueDeletions,
  takeDeletion,
} from './pending-deletion-queries'
export { twoStepCookie } from './two-step-login-commands'
export { routes } from './routes'
export { jobs } from './jobs'
export { mails } from './mails'
export { findUser } from './queries'
