import * as v from 'valibot'

/** The token of a mailed link: 32 bytes as base64url. */
export const ExportParams = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })
