const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Characters that change the text direction let a name or an address imitate another. Right-to-left scripts are shown
 * correctly without them.
 */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '')
