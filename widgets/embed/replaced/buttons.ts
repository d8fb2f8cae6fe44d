/** Saving and hiding need an account, and embeds know of none. */
export const SaveButton = (): null => null
export const HideLink = SaveButton
export const HiddenNote = SaveButton
