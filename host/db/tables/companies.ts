import type { Generated } from 'kysely'
import type { DefaultTimestamp, WithDefault } from './column'

export type YesNoUnknown = 'yes' | 'no' | 'unknown'
export type SizeBand = '1-49' | '50-249' | '250-999' | '1000-4999' | '5000+'

export interface CompaniesTable {
  id: Generated<number>
  slug: string
  name: string
  name_key: string
  logo: string | null
  cover: string | null
  industry_id: number | null
  size_band: SizeBand | null
  founded: number | null
  head_office: string | null
  offices: WithDefault<string[]>
  website: string | null
  apply_hosts: WithDefault<string[]>
  about: WithDefault<string>
  why_us: WithDefault<string[]>
  benefits: WithDefault<string[]>
  visa_licence: WithDefault<YesNoUnknown>
  opens_months: WithDefault<number[]>
  logo_consent: WithDefault<boolean>
  status: WithDefault<'draft' | 'live' | 'hidden'>
  source: string | null
  source_id: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

export interface GalleryItemsTable {
  id: Generated<number>
  company_id: number
  position: number
  type: 'image' | 'video'
  src: string
  thumb: string
  width: number
  height: number
  alt: string
  title: WithDefault<string>
  description: WithDefault<string>
  poster: string | null
}

export interface CompanyRatingsTable {
  company_id: number
  review_count: number
  overall: number
  role: number | null
  company: number | null
  culture: number | null
  recommend_percent: number | null
  histogram: number[]
  role_count: WithDefault<number>
  company_count: WithDefault<number>
  culture_count: WithDefault<number>
  recommend_count: WithDefault<number>
  /** The average of each question with three or more answers. */
  questions: WithDefault<Record<string, { mean: number; count: number }>>
  updated_at: DefaultTimestamp
}
