/** A fault that the operator can mend; its message says how. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
