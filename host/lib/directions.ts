const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Returns a text without the characters that change the direction of what follows: with them a name or an address looks
 * like another one. Scripts that run from right to left are shown correctly without them.
 */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '')
