/** Saving needs an account, which embeds do not have. */
export const SaveButton = (): null => null
