/** Saving and hiding need an account, which embeds do not have. */
export const SaveButton = (): null => null
export const HideLink = SaveButton
export const HiddenNote = SaveButton
