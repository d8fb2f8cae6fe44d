import type { TrackerStage } from '../../../db/tables'
import { DAY } from '../../../lib/durations'
import { describeSilence, findNudge, SILENT_DAYS } from '../tracker'

export interface NewsChoice {
  text: string
  message: string
  askAgainDays?: number
  stage?: TrackerStage
}

/** Ended applications get no question. */
export const NEWS_ANSWERS = {
  waiting: { text: 'Still waiting', message: 'Noted. We ask again in three weeks', askAgainDays: SILENT_DAYS },
  unsuccessful: { text: 'Not successful', message: 'Moved to Not successful', stage: 'unsuccessful' },
  later: { text: 'Ask again in two weeks', message: 'We ask again in two weeks', askAgainDays: 14 },
  accepted: { text: 'I accepted', message: 'Moved to Accepted', stage: 'accepted' },
  declined: { text: 'I declined', message: 'Moved to Withdrawn', stage: 'withdrawn' },
  'answer-by': { text: 'Save the day', message: 'Saved. It is in your tracker and your calendar' },
} as const satisfies Readonly<Record<string, NewsChoice>>

export type NewsAnswer = keyof typeof NEWS_ANSWERS

const NEWS: readonly NewsAnswer[] = ['waiting', 'unsuccessful', 'later']
const OFFER: readonly NewsAnswer[] = ['accepted', 'declined']

export const NEWS_LINKS = {
  news: [
    { value: 'waiting', text: NEWS_ANSWERS.waiting.text },
    { value: 'moved', text: 'I moved on a stage' },
    { value: 'unsuccessful', text: NEWS_ANSWERS.unsuccessful.text },
  ],
  offer: [
    { value: 'accepted', text: NEWS_ANSWERS.accepted.text },
    { value: 'declined', text: NEWS_ANSWERS.declined.text },
    { value: 'answer-by', text: 'I have until a later day' },
  ],
} as const

export function presentNudge(job: Parameters<typeof findNudge>[0], now: Date) {
  const nudge = findNudge(job, now)
  if (!nudge) {
    return null
  }
  const isOffer = nudge.kind === 'offer'
  return {
    isOffer,
    text: isOffer ? 'You have an offer. Have you answered it?' : `Any news? ${describeSilence(nudge)}`,
    answers: (isOffer ? OFFER : NEWS).map(value => ({ value, text: NEWS_ANSWERS[value].text })),
  }
}

export const askAgainAt = (days: number, now: Date): Date => new Date(now.getTime() + days * DAY)
