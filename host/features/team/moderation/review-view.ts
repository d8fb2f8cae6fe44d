import { dateTime, monthYear } from '../../../lib/formats'
import { upperFirst } from '../../../lib/upper-first'
import { mayModerate, MODERATOR_ACTS, TEXT_FIELDS } from '../../reviews/review-drafts'
import { QUESTIONS, REASONS, reasonText, reviewUrl, scoresIn, SECTION_NAMES, type Section } from '../../reviews/reviews'
import type { listActs } from './act-queries'
import type { ModeratedDraft } from './draft-queries'
import { markWords } from './marks'
import { presentFlags } from './queue-view'

type ActRow = Awaited<ReturnType<typeof listActs>>[number]

const STATE_NAMES: Readonly<Record<ModeratedDraft['state'], string>> = {
  draft: 'Draft',
  pending: 'Waiting',
  published: 'Published',
  'changes-requested': 'Changes requested',
  rejected: 'Rejected',
  'under-review': 'Hidden',
  withdrawn: 'Withdrawn by its author',
}

const TEXT_NAMES: Readonly<Record<(typeof TEXT_FIELDS)[number]['field'], string>> = {
  roleText: 'The role',
  companyText: 'The company',
  cultureText: 'The culture',
  bestThing: 'Best thing',
  toImprove: 'One thing to improve',
  tips: 'Tips for applicants',
  interviewQuestions: 'What they were asked',
  processText: 'How the steps went',
}

/** Shows moderators everything but the author. Nobody can decide about their own review. */
export function presentModerated(draft: ModeratedDraft, isOwn: boolean) {
  const { id, state, version, flags, review } = draft
  return {
    id,
    action: `/moderation/reviews/${id}`,
    state: STATE_NAMES[state],
    version,
    company: {
      name: draft.company_name,
      url: `/companies/${draft.company_slug ?? ''}`,
      isNew: draft.company_status === 'draft',
    },
    title: titleOf(draft),
    flags: presentFlags(flags),
    texts: textsOf(draft),
    sections: scoresOf(draft),
    facts: factsOf(draft),
    isEdit: state === 'pending' && review !== undefined,
    url: review && state === 'published' ? reviewUrl(review) : null,
    appeal: draft.appeal_text,
    reason: reasonText(draft.reason),
    decisionText: draft.decision_text,
    reply: review?.reply_text ?? null,
    acts: Object.fromEntries(MODERATOR_ACTS.map(act => [act, !isOwn && mayModerate(act, state)])),
    isOwn,
    reasons: Object.entries(REASONS).map(([value, text]) => ({ value, text })),
  }
}

const fieldOf = (draft: ModeratedDraft, stage: string, name: string): string => {
  const value = draft.answers[stage]?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const titleOf = (draft: ModeratedDraft): string =>
  fieldOf(draft, 'job-details', 'jobTitle') || draft.review?.job_title || ''

/** An imported review has no answers, so its published texts are shown instead. */
function textsOf(draft: ModeratedDraft) {
  return TEXT_FIELDS.flatMap(({ field, stage, column }) => {
    const text = fieldOf(draft, stage, field) || (isWritten(draft) ? '' : (draft.review?.[column] ?? ''))
    const flags = draft.flags.filter(flag => flag.field === field)
    return text ? [{ name: TEXT_NAMES[field], parts: markWords(text, flags), flags: presentFlags(flags) }] : []
  })
}

const isWritten = ({ answers }: ModeratedDraft): boolean => Object.keys(answers).length > 0

function scoresOf(draft: ModeratedDraft) {
  const given = isWritten(draft) ? scoresIn(draft.answers) : (draft.review?.answers ?? {})
  return (Object.keys(QUESTIONS) as Section[]).map(section => ({
    name: SECTION_NAMES[section],
    scores: Object.entries(QUESTIONS[section]).flatMap(([code, question]) => {
      const value = given[code]
      return value ? [{ question, value }] : []
    }),
  }))
}

const FACTS = [
  ['job-details', 'jobType', 'Type of job'],
  ['job-details', 'role', 'Role'],
  ['job-details', 'team', 'Team'],
  ['job-details', 'startMonth', 'Started'],
  ['job-details', 'endMonth', 'Ended'],
  ['location-commute', 'place', 'Place'],
  ['summary', 'recommend', 'Recommends it'],
] as const

function factsOf(draft: ModeratedDraft) {
  return FACTS.flatMap(([stage, name, term]) => {
    const flags = draft.flags.filter(flag => flag.field === name)
    const detail = wordsOf(draft, name, fieldOf(draft, stage, name))
    return detail ? [{ term, parts: markWords(detail, flags) }] : []
  })
}

const LISTS: Readonly<Record<string, string>> = { jobType: 'job-types', role: 'job-roles' }

function wordsOf({ choices }: ModeratedDraft, name: string, value: string): string {
  if (/Month$/.test(name) && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)) {
    return monthYear(`${value}-15`)
  }
  const choice = choices.find(({ list, slug }) => list === LISTS[name] && slug === value)
  return choice?.name ?? (name === 'recommend' ? upperFirst(value) : value)
}

const ACT_NAMES: Readonly<Record<ActRow['act'], string>> = {
  approve: 'Approved',
  'request-changes': 'Changes requested',
  reject: 'Rejected',
  hide: 'Hidden',
  restore: 'Shown again',
  reply: 'Employer’s reply added',
  confirm: 'Employer confirmed',
  merge: 'Employer merged',
  dismiss: 'Report dismissed',
  uphold: 'Report upheld, review hidden',
  undo: 'Undone',
}

export const presentActs = (rows: readonly ActRow[]) =>
  rows.map(({ act, reason, text, acted_at, moderator }) => ({
    what: ACT_NAMES[act],
    reason: reasonText(reason),
    text,
    at: dateTime(acted_at),
    by: moderator ?? 'A former moderator',
  }))

export const actName = (act: ActRow['act']): string => ACT_NAMES[act]
