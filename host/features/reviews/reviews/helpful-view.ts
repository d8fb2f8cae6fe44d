import type { findForVote } from './helpful-queries'
import { reviewUrl } from './view'

type VoteRow = NonNullable<Awaited<ReturnType<typeof findForVote>>>

export const presentVote = ({ helpful, voted }: VoteRow) => ({ helpful, voted })

export function presentVotePage({ id, slug, headline, company_name, is_own, voted }: VoteRow) {
  return { review: { id, url: reviewUrl({ id, slug }), title: headline, company: company_name }, isOwn: is_own, voted }
}
