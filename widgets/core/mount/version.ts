/** The version of every widget of this release; a stamp of another version never hydrates. */
export const VERSION = '1.3.1'
