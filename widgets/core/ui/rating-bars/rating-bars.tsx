import { t } from '@firstrung/mount/strings'
export interface RatingBarsProps {
  bars: {
    label: string
    value: number | null
    /** Shown at the end of the bar instead of the value: "58 reviews". */
    text?: string
    /** A page with only the reviews that this bar counts. */
    href?: string
    current?: boolean
    /** Below the label: the number of answers, for example. */
    note?: string | undefined
  }[]
  /** The value of an empty bar. A scale of 1 to 5 stars begins at 1. */
  min?: number
  /** The value of a full bar. */
  max?: number
}

/** A bar chart: average scores by section, or the number of reviews by score. */
export function RatingBars({ bars, min = 1, max = 5 }: RatingBarsProps) {
  return (
    <ul className="ui-rating-bars">
      {bars.map(bar => (
        <li key={bar.label} className="ui-rating-bars__row">
          <span className="ui-rating-bars__label">
            {bar.href ? (
              <a className="ui-rating-bars__link" href={bar.href} aria-current={bar.current || undefined}>
                {bar.label}
              </a>
            ) : (
              bar.label
            )}
            {bar.note ? <span className="ui-rating-bars__note">{bar.note}</span> : null}
          </span>
          <svg className="ui-rating-bars__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className="ui-rating-bars__fill" width={percent(bar.value ?? min, min, max)} height="1" />
          </svg>
          <span className="ui-rating-bars__value">{bar.text ?? valueText(bar.value)}</span>
        </li>
      ))}
    </ul>
  )
}

const percent = (value: number, min: number, max: number) =>
  max > min ? Math.round(Math.min(1, Math.max(0, (value - min) / (max - min))) * 1000) / 10 : 0
const valueText = (value: number | null) => (value === null ? t('No score') : value.toFixed(1))
