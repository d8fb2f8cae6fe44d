/** Saving needs an account, and embeds know of none. */
export const SaveButton = (): null => null
