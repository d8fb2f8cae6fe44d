const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Removes the characters that change the text direction: with them a name or an address can imitate another.
 * Right-to-left scripts are shown correctly without them.
 */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '')
