import * as v from 'valibot'

const ANSWERS = ['given', 'refused'] as const

export const ConsentForm = v.object({
  tags: v.pipe(v.optional(v.string(), ''), v.picklist(ANSWERS, 'Choose Allow or Refuse')),
  return: v.optional(v.string()),
})

export const CookiesQuery = v.object({ saved: v.optional(v.fallback(v.optional(v.picklist(ANSWERS)), undefined)) })
