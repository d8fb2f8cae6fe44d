/** A mistake in the arguments of a command. */
export class UsageError extends Error {
  readonly code = 'usage'
}
