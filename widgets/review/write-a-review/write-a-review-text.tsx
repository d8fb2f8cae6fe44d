import { Disclosure, Field as TextField } from '@firstrung/ui'
import { type SyntheticEvent, useState } from 'react'
import type { Field } from './contract'

/** A text of several lines: what helps, how much is missing, and a gentle warning about contact data and names. */
export function WriteAReviewText({ field, error }: { field: Field; error: string | undefined }) {
  const { name, label, hint, optional, length, examples = [], warning } = field
  const value = typeof field.value === 'string' ? field.value : ''
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
      />
      {length ? <p className="w-write-a-review__count">{countOf(count, length)}</p> : null}
      {warning ? (
        <p className="w-write-a-review__warning" role="status">
          {warning}
        </p>
      ) : null}
      {examples.length > 0 ? (
        <Disclosure summary="What helps readers">
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
  return count > 0 && count < min
    ? `${min - count} to go`
    : count < min
      ? `At least ${min} characters`
      : `${count.toLocaleString('en-GB')} of ${max.toLocaleString('en-GB')}`
}
