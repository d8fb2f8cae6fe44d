/** The version of all widgets of this release. HTML with the stamp of another version is never hydrated. */
export const VERSION = '1.4.0'
