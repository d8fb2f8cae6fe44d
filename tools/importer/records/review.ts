import { createHash } from 'node:crypto'
import { readDate } from '../../../host/lib/read-date'
import { shortSlugOf } from '../../../host/lib/slug'
import { fieldsAt, lineAt, numberAt, Rejection, sourceOf, type Fields } from '../read/fields'
import { readRoles } from '../roles'
import { shorten } from '../text/line'
import { nameOfSlug, readCompanyName } from '../values/company'
import { readJobType } from '../values/job-type'
import { isInBritain, nameAbroad } from '../values/namesakes'
import { readHeadline, readReviewText, hasEnoughWords } from '../values/review-text'
import { readScores } from '../values/scores'
import { readTitle } from '../values/title'
import { notLater } from './job-times'
import type { ReadContext, ReviewRecord } from './types'

/** Shorter reviews do not help readers and would only move the figures. */
const MIN_WORDS = 5
const MAX_JOB_LENGTH = 90
const NO_TITLE = /^(anonymous( employee)?|employee|n\/?a|none|confidential|prefer not to say)$/i

export function readReview(fields: Fields, context: ReadContext): ReviewRecord {
  const scores = readScores(fieldsAt(fields, 'ratings'))
  const name = readCompanyName(typeof fields.company === 'string' ? nameOfSlug(fields.company) : undefined)
  if (!name || !scores) {
    throw new Rejection(name ? 'it has no overall rating between 1 and 5' : 'it names no employer')
  }
  const texts = readTexts(fields)
  const answers = Object.values(texts)
  if (!hasEnoughWords(answers, MIN_WORDS)) {
    throw new Rejection(`it has fewer than ${MIN_WORDS} words`)
  }
  const source = sourceOf(fields)
  const headline = readHeadline(fields.headline, answers, name)
  const author = readAuthor(fields, source, context)
  return {
    kind: 'reviews',
    source,
    sourceId: lineAt(fields, 'id') || hashOf([name, headline, ...answers, lineAt(fields, 'date')]),
    employer: { name: nameAbroad(name, author.inBritain), industry: null, website: null },
    typeSlug: readJobType(
      author.row.job_title,
      [lineAt(fields, 'employmentStatus'), lineAt(fields, 'employment').replace(/^\w+ /, '')]
        .filter(Boolean)
        .slice(0, 1),
    ),
    roleSlug: readRoles(author.row.job_title)[0] ?? null,
    undated: author.undated,
    year: author.year,
    row: {
      slug: shortSlugOf(headline, 'review'),
      headline,
      ...texts,
      ...scores,
      ...author.row,
      recommend: readVote(fields.recommend),
      helpful: Math.max(0, Math.round(numberAt(fields, 'helpful') ?? 0)),
    },
  }
}

/** A single text answers none of our questions, so it is stored as the text about the company. */
function readTexts(fields: Fields) {
  return {
    best_thing: readReviewText(fields.pros),
    to_improve: readReviewText(fields.cons),
    tips: readReviewText(fields.advice),
    company_text: readReviewText(fields.text),
  }
}

function readAuthor(fields: Fields, source: string, context: ReadContext) {
  const title = readTitle(fields.jobTitle)
  const job = NO_TITLE.test(title) || !title ? '' : shorten(title, MAX_JOB_LENGTH)
  const date = readDate(fields.date)
  const at = date && notLater(context.shift(source, date.at), context.now)
  const place = lineAt(fields, 'location')
  const found = place ? context.resolvePlace({ text: place }).places[0] : undefined
  const standing = /^(current|former)\s+(\w+)/i.exec(lineAt(fields, 'employment'))?.slice(1, 3).join(' ').toLowerCase()
  const year = at?.getUTCFullYear()
  const parts = [job || undefined, standing, year].filter(part => part !== undefined)
  const label = parts.length > 0 ? parts.join(', ') : 'Employee'
  return {
    undated: !at,
    inBritain: found !== undefined && isInBritain(found),
    year: year ?? 0,
    row: {
      job_title: job || 'Employee',
      public_label: label.replace(/^\p{Ll}/u, char => char.toUpperCase()),
      place_id: found?.placeId ?? null,
      place_name: found?.name ?? null,
      published_at: at ?? context.now,
    },
  }
}

function readVote(value: unknown): boolean | null {
  if (typeof value === 'boolean') {
    return value
  }
  return value === 'positive' || value === 'yes' ? true : value === 'negative' || value === 'no' ? false : null
}

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)
