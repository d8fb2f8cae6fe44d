/** The operator can fix this fault; its message says how. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
