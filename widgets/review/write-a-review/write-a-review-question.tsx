import { useListOptions } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { Checkbox, ChoiceGroup, Combobox, Field as TextField } from '@firstrung/ui'
import type { Field } from './contract'
import { WriteAReviewText } from './write-a-review-text'

interface QuestionProps {
  field: Field
  error: string | undefined
  /** Called after a suggestion was chosen. */
  onChoose: () => void
}

const INPUT_TYPES = { text: 'text', month: 'month' } as const

export function WriteAReviewQuestion({ field, error, onChoose }: QuestionProps) {
  const { kind, name, label, hint, optional, options = [], value } = field
  const base = { name, label, hint, error, optional: optional ?? false }
  switch (kind) {
    case 'tick':
      return <Checkbox {...{ name, label, hint, error }} defaultChecked={value === true} />
    case 'choices':
      return (
        <div className="w-write-a-review__tiles">
          <ChoiceGroup {...base} options={options} value={chosenOf(field)} multiple={field.multiple ?? false} />
        </div>
      )
    case 'stars':
      return (
        <div className="w-write-a-review__scores" data-scores="">
          <ChoiceGroup {...base} options={options.map(scoreOf)} value={chosenOf(field)} />
        </div>
      )
    case 'select':
      return <TextField {...base} as="select" options={options} blank={t('Choose one')} defaultValue={textOf(field)} />
    case 'long':
      return <WriteAReviewText field={field} error={error} />
    case 'month':
    case 'text':
      return <Line field={field} error={error} onChoose={onChoose} />
  }
}

/** A text field, with suggestions if there is a list. Without script a `<datalist>` provides them. */
function Line({ field, error, onChoose }: QuestionProps) {
  const { kind, name, label, hint, optional, list = '', inputType, prefix } = field
  const loadOptions = useListOptions(list)
  const input = (
    <TextField
      {...{ name, label, hint, error, prefix }}
      optional={optional ?? false}
      type={INPUT_TYPES[kind === 'month' ? kind : 'text']}
      inputMode={inputType === 'number' ? 'decimal' : undefined}
      autoComplete={list ? 'off' : undefined}
      list={list ? `list-${list}` : undefined}
      maxLength={field.length?.max}
      placeholder={kind === 'month' ? t('YYYY-MM') : ' '}
      defaultValue={textOf(field)}
    />
  )
  return list ? (
    <Combobox
      label={t('Suggestions for {label}', { label: label.toLowerCase() })}
      loadOptions={loadOptions}
      onChoose={onChoose}
    >
      {input}
    </Combobox>
  ) : (
    input
  )
}

const textOf = ({ value }: Field) => (typeof value === 'string' ? value : '')
const chosenOf = ({ value }: Field) => (typeof value === 'boolean' ? [] : value)

function scoreOf({ value, text }: { value: string; text: string }) {
  const isScore = /^\d$/.test(value)
  return {
    value,
    text: isScore ? (
      <>
        <span className="w-write-a-review__number">{value}</span> <span className="w-write-a-review__name">{text}</span>
      </>
    ) : (
      <span className="w-write-a-review__skip">{text}</span>
    ),
  }
}
