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
  }[]
  /** The value of a full bar. */
  max?: number
}

/** A bar chart: average scores by section, or the number of reviews by score. */
export function RatingBars({ bars, max = 5 }: RatingBarsProps) {
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
          </span>
          <svg className="ui-rating-bars__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className="ui-rating-bars__fill" width={percent(bar.value ?? 0, max)} height="1" />
          </svg>
          <span className="ui-rating-bars__value">{bar.text ?? valueText(bar.value)}</span>
        </li>
      ))}
    </ul>
  )
}

const percent = (value: number, max: number) =>
  max > 0 ? Math.round(Math.min(1, Math.max(0, value / max)) * 1000) / 10 : 0
const valueText = (value: number | null) => (value === null ? t('No score') : value.toFixed(1))
