import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t, type Text } from '@firstrung/mount/strings'
import { Stars, VisuallyHidden } from '@firstrung/ui'
import { useId } from 'react'
import type { contract } from './contract'

type StarRatingProps = WidgetProps<typeof contract>

const NAMES = [
  'Very poor' satisfies Text,
  'Poor' satisfies Text,
  'OK' satisfies Text,
  'Good' satisfies Text,
  'Excellent' satisfies Text,
] as const
const STAR = 'M16 3.2l3.9 8 8.8 1.3-6.4 6.2 1.5 8.8-7.8-4.2-7.8 4.2 1.5-8.8-6.4-6.2 8.8-1.3z'

export function StarRating(props: StarRatingProps) {
  return (
    <div className="w-star-rating">
      {props.name === undefined ? (
        <Stars value={props.value} count={props.count} size={props.size} />
      ) : (
        <RatingField {...props} name={props.name} />
      )}
    </div>
  )
}

/** Plain radio buttons: the browser handles keyboard and form. The style sheet draws the stars. */
function RatingField({
  name,
  label,
  hint,
  error,
  value,
  required,
  skippable,
  host,
}: StarRatingProps & { name: string }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const selected = value === null ? null : Math.round(value)
  const radioProps = (stars: number) => ({
    type: 'radio',
    name,
    value: stars,
    defaultChecked: stars === selected,
    required,
    onChange: () => emit(host, 'star-rating:changed', { name, value: stars }),
  })

  return (
    <fieldset className="w-star-rating__field" aria-describedby={describedBy || undefined}>
      <legend className="w-star-rating__label">{t(label)}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="w-star-rating__hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="w-star-rating__error">
          <VisuallyHidden>{`${t('Error:')} `}</VisuallyHidden>
          {error}
        </p>
      ) : null}
      <div className="w-star-rating__choices">
        <span className="w-star-rating__prompt" aria-hidden="true">
          {t('1 {worst} to 5 {best}', { worst: t(NAMES[0]), best: t(NAMES[4]) })}
        </span>
        {NAMES.map((text, index) => (
          <label key={text} className="w-star-rating__choice">
            <input className="w-star-rating__input" {...radioProps(index + 1)} />
            <svg className="w-star-rating__star" viewBox="0 0 32 32" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <VisuallyHidden>{`${index + 1} `}</VisuallyHidden>
            <span className="w-star-rating__name">{t(text)}</span>
          </label>
        ))}
      </div>
      {skippable ? (
        <label className="w-star-rating__skip">
          <input {...radioProps(0)} />
          {t('Not relevant')}
        </label>
      ) : null}
    </fieldset>
  )
}
