import { ChevronDownIcon, Disclosure } from '@firstrung/ui'
import { type ReactNode, useState } from 'react'
import type { AggregationItem, SearchAnswer } from './answer'
import { SearchAppChoice } from './search-app-choice'
import { SearchAppNoScript } from './search-app-no-script'
import type { SearchForm } from './use-search-form'

/** The facets of spec section 3: the key of the address, the list of the answer, and what people call it. */
const FACETS = [
  { name: 'type', list: 'filteredByParentJobType', label: 'Job type' },
  { name: 'role', list: 'filteredByParentJobRole', label: 'Role' },
  { name: 'industry', list: 'filteredByCompanyIndustry', label: 'Industry' },
  { name: 'for', list: 'filteredByRelevantFor', label: 'Degree subject' },
  { name: 'company', list: 'filteredByCompany', label: 'Employer' },
] as const

/** The first two stand open, with the distance below them. */
const OPEN = 2
/** So many are shown at once; the rest of a long list opens. */
const SHORT = 8

interface Props {
  answer: SearchAnswer
  form: SearchForm
}

/** Everything that narrows the list, as controls of the one form. */
export function SearchAppFacets({ answer, form }: Props) {
  const { aggregations, refinements, form: fields } = answer
  const facets = FACETS.map(({ name, list, label }, index) => (
    <Group key={name} label={label} open={index < OPEN} items={aggregations[list]}>
      <Facet name={name} items={aggregations[list]} form={form} />
    </Group>
  ))
  return (
    <div className="w-search-app__facets">
      {facets.slice(0, OPEN)}
      {fields.within === null ? null : <Distance answer={answer} form={form} />}
      {facets.slice(OPEN)}
      {refinements.map(({ key, label, many, items }) => {
        const single = !many && items.length > 1
        const chosen = items.find(({ selected }) => selected)
        const any = { value: '', name: 'Any', selected: !chosen, url: chosen?.url }
        return (
          <Group key={key} label={label} open={false} items={items}>
            {(single ? [any, ...items] : items).map(item => (
              <SearchAppChoice key={item.value} name={key} item={item} form={form} single={single} />
            ))}
          </Group>
        )
      })}
      <SearchAppNoScript form={form} />
    </div>
  )
}

interface GroupProps {
  label: string
  open: boolean
  items: readonly { selected: boolean }[]
  children: ReactNode
}

/** Open from the start where something in it is chosen; then it is the reader's to open and close. */
function Group({ label, open, items, children }: GroupProps) {
  const chosen = items.filter(({ selected }) => selected).length
  const [isOpen] = useState(open || chosen > 0)
  return items.length ? (
    <Disclosure
      open={isOpen}
      summary={
        <>
          {label}
          {chosen ? <span className="w-search-app__badge">{` ${chosen}`}</span> : null}
        </>
      }
    >
      <fieldset>
        <legend className="ui-visually-hidden">{label}</legend>
        {children}
      </fieldset>
    </Disclosure>
  ) : null
}

interface FacetProps {
  name: string
  items: readonly AggregationItem[]
  form: SearchForm
}

function Facet({ name, items, form }: FacetProps) {
  const ids = new Set(items.map(({ id }) => id))
  const top = items.filter(({ parentId }) => parentId === undefined || !ids.has(parentId))
  const rows = top.map(item => (
    <Branch
      key={item.slug}
      item={item}
      items={items.filter(({ parentId }) => parentId === item.id)}
      {...{ name, form }}
    />
  ))
  // A list that is longer by one or two is shown whole: opening it would cost more than it saves.
  const cut = top.length > SHORT + 2 ? SHORT : top.length
  return (
    <>
      {rows.slice(0, cut)}
      {cut < top.length ? (
        <Fold kind="more" open={top.slice(cut).some(({ selected }) => selected)} summary={`${top.length - cut} more`}>
          {rows.slice(cut)}
        </Fold>
      ) : null}
    </>
  )
}

/** A kind with the kinds below it, which open beside it. */
function Branch({ item, items, name, form }: FacetProps & { item: AggregationItem }) {
  const choices = [item, ...items].map(one => (
    <SearchAppChoice key={one.slug} name={name} item={{ ...one, value: one.slug }} form={form} />
  ))
  return items.length ? (
    <div className="w-search-app__branch">
      {choices[0]}
      <Fold
        kind="below"
        open={[item, ...items].some(({ selected }) => selected)}
        summary={<ChevronDownIcon label={`Kinds of ${item.name}`} />}
      >
        {choices.slice(1)}
      </Fold>
    </div>
  ) : (
    choices
  )
}

interface FoldProps {
  kind: 'more' | 'below'
  open: boolean
  summary: ReactNode
  children: ReactNode
}

function Fold({ kind, open, summary, children }: FoldProps) {
  const [isOpen] = useState(open)
  return (
    <details className={`w-search-app__${kind}`} open={isOpen}>
      <summary className={`w-search-app__${kind}-act`}>{summary}</summary>
      {children}
    </details>
  )
}

function Distance({ answer, form }: Props) {
  const { within, radii } = answer.form
  return (
    <Group label="Distance" open items={[{ selected: false }]}>
      <select
        className="ui-field__control w-search-app__within"
        name="within"
        aria-label="Distance"
        form={form.id}
        value={form.chosen('within', String(within))}
        onChange={({ currentTarget }) => form.choose(currentTarget)}
      >
        {radii.map(miles => (
          <option key={miles} value={miles}>
            {miles === 0 ? 'In the place itself' : `Within ${miles} miles`}
          </option>
        ))}
      </select>
    </Group>
  )
}
