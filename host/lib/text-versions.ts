/**
 * The versions of the texts that people agree to: the date of the last change of meaning. The log of consents stores
 * them, and a test fails when a text changes without its version.
 */
export const TEXT_VERSIONS = {
  terms: '2026-11-22',
  marketing: '2026-11-22',
  equality: '2026-11-22',
} as const
