import { useListOptions } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { Checkbox, ChoiceGroup, Combobox, Disclosure, Field as TextField } from '@firstrung/ui'
import type { Field } from './contract'
import { OnboardingPlaces } from './onboarding-places'
import { OnboardingTags } from './onboarding-tags'

interface OnboardingFieldsProps {
  fields: readonly Field[]
  errorOf: (name: string) => string | undefined
}

/** The questions of a stage. Some are folded, and the equality questions are closed until consent is given. */
export function OnboardingFields({ fields, errorOf }: OnboardingFieldsProps) {
  const inGroup = (group: Field['group']) =>
    fields
      .filter(field => field.group === group)
      .map(field => <Question key={field.name} field={field} errorOf={errorOf} />)
  const more = inGroup('more')
  const hasFault = fields.some(({ name, group }) => group === 'more' && errorOf(name) !== undefined)
  const sensitive = inGroup('consent')

  return (
    <>
      {inGroup(undefined)}
      {sensitive.length > 0 ? <div className="w-onboarding__sensitive">{sensitive}</div> : null}
      {more.length > 0 ? (
        <Disclosure summary={t('More choices')} open={hasFault}>
          <div className="w-onboarding__more">{more}</div>
        </Disclosure>
      ) : null}
    </>
  )
}

function Question({ field, errorOf }: { field: Field; errorOf: OnboardingFieldsProps['errorOf'] }) {
  const { kind, name, label, hint, optional, options = [], value } = field
  const error = errorOf(name)
  const base = { name, label, hint, error, optional: optional ?? false }
  const text = typeof value === 'string' ? value : ''
  const chosen = typeof value === 'boolean' ? [] : value
  if (kind === 'tick') {
    return <Checkbox {...{ name, label, hint, error }} defaultChecked={value === true} />
  }
  if (kind === 'choices') {
    return (
      <div className="w-onboarding__tiles">
        <ChoiceGroup {...base} options={options} value={chosen} multiple={field.multiple ?? false} />
      </div>
    )
  }
  if (kind === 'tags') {
    return <OnboardingTags field={field} error={error} />
  }
  if (kind === 'places') {
    return <OnboardingPlaces field={field} error={error} errorOf={index => errorOf(`${name}.${index}`)} />
  }
  if (kind === 'select') {
    return <TextField {...base} as="select" options={options} blank={t('Choose one')} defaultValue={text} />
  }
  return <TextQuestion field={field} error={error} />
}

/** A text field, with suggestions if there is a list. Without script a `<datalist>` provides them. */
function TextQuestion({ field, error }: { field: Field; error: string | undefined }) {
  const { name, label, hint, optional, value, list, inputType, prefix, autoComplete } = field
  const loadOptions = useListOptions(list)
  const input = (
    <TextField
      {...{ name, label, hint, error, prefix }}
      optional={optional ?? false}
      type={inputType === 'date' ? 'date' : 'text'}
      inputMode={inputType === 'number' ? 'numeric' : undefined}
      autoComplete={autoComplete ?? (list ? 'off' : undefined)}
      list={list ? `list-${list}` : undefined}
      defaultValue={typeof value === 'string' ? value : ''}
    />
  )
  return list ? (
    <Combobox
      label={t('Suggestions for {label}', { label: label.toLowerCase() })}
      loadOptions={loadOptions}
      onChoose={() => undefined}
    >
      {input}
    </Combobox>
  ) : (
    input
  )
}
