import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Context } from '../../http/context'
import { withoutHidden } from '../../http/hidden'

/** The page with everything that a person has hidden. */
const HIDDEN_URL = '/account/hidden'

/** Leaves out of an answer the jobs and employers that the person who asks has hidden, and counts those of the list. */
export function hideFromAnswer(ctx: Context, answer: SearchAnswer): SearchAnswer {
  const services = answer.services.filter(({ job }) => withoutHidden(ctx, [job]).length > 0)
  const shown = hide(ctx, answer)
  const count = answer.data.length - shown.data.length
  return { ...shown, services, ...(count > 0 ? { hidden: { count, url: HIDDEN_URL } } : {}) }
}

/** Reviews stay: nobody can hide one, and they say the same about an employer whose jobs are hidden. */
function hide(ctx: Context, answer: SearchAnswer): SearchAnswer {
  switch (answer.scope) {
    case 'jobs':
      return {
        ...answer,
        data: withoutHidden(ctx, answer.data),
        closeMatches: withoutHidden(ctx, answer.closeMatches),
      }
    case 'companies':
      return {
        ...answer,
        data: withoutHidden(ctx, answer.data),
        closeMatches: withoutHidden(ctx, answer.closeMatches),
      }
    case 'reviews':
      return answer
  }
}
