import { type RawBuilder, sql } from 'kysely'

export type Measure = keyof typeof MEASURES

interface MeasureSource {
  /** A spread has quartiles of numbers; shares have the proportion of reviews per answer. */
  kind: 'spread' | 'shares'
  /** The answer of the review `r`; null without one, several rows for a set. */
  value: RawBuilder<unknown>
  /** Spreads are rounded to this, so that a figure is not one author's answer. */
  step?: number
  /** Job types are too different to be counted together. */
  byType?: boolean
}

const WEEKS_A_YEAR = 52
const HOURS_A_WEEK = 37.5

/** In pounds a year: hourly, weekly and monthly pay is annualised. */
export const MEASURES = {
  pay: {
    kind: 'spread',
    value: sql`case r.pay_unit when 'year' then r.pay_pence when 'month' then r.pay_pence * 12
      when 'week' then r.pay_pence * ${sql.lit(WEEKS_A_YEAR)}
      when 'hour' then r.pay_pence * coalesce(nullif(r.hours_per_week, 0), ${sql.lit(HOURS_A_WEEK)}) * ${sql.lit(WEEKS_A_YEAR)}
      end / 100.0`,
    step: 500,
    byType: true,
  },
  hours: { kind: 'spread', value: sql`r.hours_per_week`, step: 0.5 },
  weeks: { kind: 'spread', value: sql`(r.details ->> 'weeksToOffer')::numeric`, step: 1 },
  commute: { kind: 'spread', value: sql`r.travel_minutes`, step: 5 },
  stages: { kind: 'shares', value: sql`unnest(r.process_stages)` },
  difficulty: { kind: 'shares', value: sql`r.difficulty::text` },
  found: { kind: 'shares', value: sql`r.how_found` },
  rent: { kind: 'shares', value: sql`r.details ->> 'rentBand'` },
} as const satisfies Record<string, MeasureSource>

/** Figures from fewer reviews would reveal too much about each. */
export const MIN_REVIEWS = 5
