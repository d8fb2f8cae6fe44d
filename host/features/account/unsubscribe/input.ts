import * as v from 'valibot'

export const ByToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })

const Act = v.picklist(['stop', 'daily', 'weekly', 'useful', 'not-useful', 'keep'], 'Choose one')

export type UnsubscribeAct = v.InferOutput<typeof Act>

/** The question on the page. Each link in a mail opens the page with one of them. */
export const PageQuery = v.object({
  about: v.fallback(v.optional(v.picklist(['stop', 'often', 'useful', 'not-useful', 'keep']), 'stop'), 'stop'),
})

/** A mail program's one-click request (RFC 8058) has no `act` and stops the mails. */
export const ActFields = v.object({ act: v.optional(Act, 'stop') })
