import * as v from 'valibot'

export const ByMail = v.object({ mail: v.pipe(v.string(), v.regex(/^\d{10,16}-[0-9a-f-]{36}$/)) })
