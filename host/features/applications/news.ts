import { DAY } from '../../lib/durations'

/** An application without a change for this many days gets the question whether there is news. */
export const SILENT_DAYS = 21

/** The answers to "Any news?": when to ask again, and the message. An end is not asked about again. */
export const NEWS_ANSWERS = {
  waiting: { text: 'Still waiting', askAgainDays: SILENT_DAYS, message: 'Noted. We ask again in three weeks' },
  unsuccessful: { text: 'Not successful', askAgainDays: null, message: 'Moved to Not successful' },
  later: { text: 'Ask again in two weeks', askAgainDays: 14, message: 'We ask again in two weeks' },
} as const

export type NewsAnswer = keyof typeof NEWS_ANSWERS

/** The answers as buttons show them. */
export const NEWS_BUTTONS = Object.entries(NEWS_ANSWERS).map(([value, { text }]) => ({ value, text }))

/** Returns when to ask again after an answer. */
export const askAgainAt = (days: number, now: Date): Date => new Date(now.getTime() + days * DAY)
