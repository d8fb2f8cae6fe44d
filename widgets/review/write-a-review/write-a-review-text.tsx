import { t } from '@firstrung/mount/strings'
import { Disclosure, Field as TextField } from '@firstrung/ui'
import { type SyntheticEvent, useState } from 'react'
import type { Field } from './contract'

/** A multi-line text with tips, the number of missing characters, and a warning about contact data and names. */
export function WriteAReviewText({ field, error }: { field: Field; error: string | undefined }) {
  const { name, label, hint, optional, length, examples = [], warning } = field
  const value = String(field.value ?? '')
  const [count, setCount] = useState(value.trim().length)
  const handleInput = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    setCount(currentTarget.value.trim().length)

  return (
    <div className="w-write-a-review__text">
      <TextField
        {...{ name, label, hint, error }}
        optional={optional ?? false}
        as="textarea"
        maxLength={length?.max}
        defaultValue={value}
        onInput={handleInput}
        // Ids that are not on the page are ignored.
        aria-describedby={`${name}-hint ${name}-error ${name}-notes`}
      />
      <div id={`${name}-notes`}>
        {length ? <p className="w-write-a-review__small">{countOf(count, length)}</p> : null}
        {warning ? (
          <p className="w-write-a-review__warning" role="status">
            {warning}
          </p>
        ) : null}
      </div>
      {examples.length > 0 ? (
        <Disclosure summary={t('What helps readers')}>
          <ul className="w-write-a-review__list">
            {examples.map(example => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  )
}

function countOf(count: number, { min, max }: { min: number; max: number }): string {
  return count < min
    ? count > 0
      ? t('{count} to go', { count: min - count })
      : t('At least {min} characters', { min })
    : t('{count} of {max}', { count, max })
}
