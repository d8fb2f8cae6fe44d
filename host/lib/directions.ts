const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** With these characters a name or address can imitate another. Right-to-left scripts do not need them. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '')
