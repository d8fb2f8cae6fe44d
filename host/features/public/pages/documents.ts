import { TEXT_VERSIONS } from '../../../lib/text-versions'
import * as reviews from '../../reviews/reviews'

export interface Document {
  path: string
  template: string
  /** Date of the last change, shown on the page and in the site map. */
  updated: string
}

/** Update the date when you change a page. */
export const DOCUMENTS: readonly Document[] = [
  { path: '/about', template: 'pages/about.njk', updated: '2026-11-21' },
  { path: '/review-guidelines', template: 'pages/review-guidelines.njk', updated: '2026-11-21' },
  { path: '/how-ratings-work', template: 'pages/how-ratings-work.njk', updated: '2026-11-21' },
  { path: '/privacy', template: 'pages/privacy.njk', updated: '2026-11-28' },
  { path: '/terms', template: 'pages/terms.njk', updated: TEXT_VERSIONS.terms },
  { path: '/accessibility', template: 'pages/accessibility.njk', updated: '2026-11-21' },
]

const sections = Object.entries(reviews.SECTION_NAMES).map(([section, name]) => ({
  name,
  questions: Object.values(reviews.QUESTIONS[section as reviews.Section]),
}))

/** The review guidelines list the questions of the form. */
export const presentDocument = ({ updated }: Document) => ({ updated, sections })
