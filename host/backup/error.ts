/** A fault that the operator can fix; its message says how. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
