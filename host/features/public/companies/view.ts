import type { contract as companyJobsFallback } from '@firstrung/company-jobs-fallback/contract'
import type { contract as infoSummary } from '@firstrung/info-summary/contract'
import type { contract as ratingSummary } from '@firstrung/rating-summary/contract'
import type { CompanyCardData, JobCardData } from '@firstrung/ui/contract'
import type { InferInput } from 'valibot'
import type { Row } from '../../../db/tables'
import { counted, number } from '../../../lib/formats'
import { upperFirst } from '../../../lib/upper-first'
import { parseUrl } from '../../../lib/urls'
import { searchUrl } from '../../../search/address'
import * as reviews from '../../reviews/reviews'
import { benefitIcon } from './benefits'
import { reviewsUrl } from './filters-view'
import type { CompanyCardRow, CompanyRow } from './queries'

type RatingSummaryProps = InferInput<(typeof ratingSummary)['props']>
type InfoSummaryProps = InferInput<(typeof infoSummary)['props']>
type FallbackProps = InferInput<(typeof companyJobsFallback)['props']>

export const companyUrl = (company: { slug: string }) => `/companies/${company.slug}`

export function presentCard(row: CompanyCardRow): CompanyCardData {
  const reviewCount = row.review_count ?? 0
  return {
    id: row.id,
    url: companyUrl(row),
    name: row.name,
    logo: row.logo,
    industry: row.industry_name,
    place: row.head_office,
    rating: reviews.isRated(row.review_count) ? row.overall : null,
    reviewCount,
    openJobs: row.open_jobs,
  }
}

function formatSize({ size_band: band }: Pick<CompanyRow, 'size_band'>): string | null {
  if (!band) {
    return null
  }
  const [from = '', to] = band.replace('+', '').split('-')
  return to ? `${number(Number(from))} to ${number(Number(to))} people` : `${number(Number(from))} people or more`
}

export function presentCompany(row: CompanyRow, counts: { jobs: number; reviews: number; gallery: number }) {
  const about = row.about.split(/\n{2,}/).filter(Boolean)
  return {
    id: row.id,
    url: companyUrl(row),
    name: row.name,
    logo: row.logo,
    cover: row.cover,
    // The facts card shows unconfirmed ones with their source.
    industry: row.is_unconfirmed ? null : row.industry_name,
    headOffice: row.is_unconfirmed ? null : row.head_office,
    size: row.is_unconfirmed ? null : formatSize(row),
    rating: reviews.isRated(row.review_count) ? row.overall : null,
    reviewCount: row.review_count ?? 0,
    recommend: row.recommend_percent,
    recommendCount: row.recommend_count ?? 0,
    about,
    whyUs: row.why_us,
    benefits: row.benefits.map(text => ({ text, icon: benefitIcon(text) })),
    // The overview has the first paragraph only.
    hasMore: about.length > 1 || row.why_us.length + row.benefits.length > 0,
    site: siteOf(row),
    counts,
    // A page without any content is not indexed.
    bare: counts.jobs + counts.reviews === 0 && !row.about,
  }
}

interface RatingDetails {
  stars?: number | undefined
  /** Number of all reviews, including old ones. */
  total: number
}

/** Only uses the stored rating, so the props are the same on every page. */
export function presentRatings(row: CompanyRow, { stars, total }: RatingDetails): RatingSummaryProps {
  const url = `${companyUrl(row)}/reviews`
  const isRated = reviews.isRated(row.review_count)
  const { role, company, culture, recommend_percent: recommend, histogram } = row
  return {
    count: row.review_count ?? 0,
    olderCount: Math.max(0, total - (row.review_count ?? 0)),
    reviewsUrl: url,
    methodUrl: '/how-ratings-work',
    overall: isRated ? row.overall : null,
    recommend,
    sections: { role, company, culture },
    answered: {
      role: row.role_count ?? 0,
      company: row.company_count ?? 0,
      culture: row.culture_count ?? 0,
      recommend: row.recommend_count ?? 0,
    },
    stars: ([5, 4, 3, 2, 1] as const).map(value => ({
      stars: value,
      count: histogram?.[value - 1] ?? 0,
      url: reviewsUrl(url, { stars: value }),
      current: value === stars,
    })),
    questions: presentQuestions(row.questions ?? {}),
  }
}

const presentQuestions = (means: NonNullable<CompanyRow['questions']>) =>
  Object.entries(reviews.QUESTIONS).flatMap(([section, questions]) =>
    Object.entries(questions).flatMap(([code, question]) => {
      const answer = means[code]
      return answer ? [{ section: section as reviews.Section, question, value: answer.mean, count: answer.count }] : []
    }),
  )

/** The employer's statement takes precedence over its past jobs. */
const openingMonths = (row: CompanyRow, past: readonly number[]) =>
  [...(row.opens_months.length > 0 ? row.opens_months : past)].sort((a, b) => a - b)

/** Returns "September and October"; null if no month is known. */
export function formatMonths(row: CompanyRow, past: readonly number[]): string | null {
  const names = openingMonths(row, past).map(month => monthName.format(new Date(Date.UTC(2026, month - 1))))
  return names.length === 12 ? 'every month' : list.format(names) || null
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export function presentInfo(row: CompanyRow, pastMonths: readonly number[]): InfoSummaryProps {
  const site = siteOf(row)
  return {
    name: row.name,
    industry: row.industry_name,
    industryUrl: row.industry_slug ? searchUrl('companies', { industry: row.industry_slug }) : undefined,
    size: formatSize(row),
    headOffice: row.head_office,
    founded: row.founded,
    website: site ? { url: `/go/company/${row.id}`, host: site } : null,
    offices: row.offices,
    visaLicence: row.visa_licence,
    opensMonths: openingMonths(row, pastMonths),
    source: row.is_unconfirmed ? 'From job and review listings. The employer hasn’t confirmed these facts.' : null,
  }
}

export function presentFallback(
  row: CompanyRow,
  { opens, jobs }: { opens: string | null; jobs: JobCardData[] },
): FallbackProps {
  return {
    id: row.id,
    name: row.name,
    loginUrl: `/login?return=${encodeURIComponent(companyUrl(row))}&save=companies-${row.id}`,
    followUrl: followUrl(row),
    opens,
    jobs,
    moreUrl: searchUrl('jobs', { industry: row.industry_slug ?? undefined }),
  }
}

/** Saves a search for the employer's jobs, after log-in if necessary. */
const followUrl = ({ slug }: Pick<CompanyRow, 'slug'>): string =>
  `/login?save=search&return=${encodeURIComponent(searchUrl('jobs', { company: slug }))}`

function siteOf({ website }: Pick<CompanyRow, 'website'>): string | null {
  const url = parseUrl(website ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.host.replace(/^www\./, '') : null
}

export function presentGalleryItem(row: Row<'gallery_items'>) {
  const { id, type, src, thumb, width, height, alt, title, description, poster } = row
  return { id, type, src, thumb, width, height, alt, title, description, poster }
}

const DRAWING = /\.svg($|\?)/i

/** "Drawings and videos" if none of the pictures is a photo. */
export function nameGallery(items: readonly Pick<Row<'gallery_items'>, 'type' | 'src'>[]): string {
  const images = items.filter(({ type }) => type === 'image')
  const isDrawn = images.every(({ src }) => DRAWING.test(src))
  const kinds = [
    ...(images.length > 0 ? [isDrawn ? 'drawings' : 'pictures'] : []),
    ...(images.length < items.length ? ['videos'] : []),
  ].join(' and ')
  return upperFirst(kinds)
}

/** Includes the rating only if the page shows one. */
export function organisation(row: CompanyRow, siteUrl: string): object {
  const base = {
    '@type': 'Organization',
    name: row.name,
    url: `${siteUrl}${companyUrl(row)}`,
    ...(row.website ? { sameAs: row.website } : {}),
    ...(row.logo ? { logo: new URL(row.logo, siteUrl).href } : {}),
    ...(row.head_office && !row.is_unconfirmed
      ? { address: { '@type': 'PostalAddress', addressLocality: row.head_office } }
      : {}),
  }
  const count = row.review_count ?? 0
  if (!reviews.isRated(count) || row.overall === null) {
    return { '@context': 'https://schema.org', ...base }
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'EmployerAggregateRating',
    itemReviewed: base,
    ratingValue: row.overall.toFixed(1),
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
    description: counted(count, 'review'),
  }
}
