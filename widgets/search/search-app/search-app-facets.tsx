import { t, type Text } from '@firstrung/mount/strings'
import { ChevronDownIcon, Disclosure } from '@firstrung/ui'
import { type ReactNode, useState } from 'react'
import type { AggregationItem, SearchAnswer } from './answer'
import { SearchAppChoice } from './search-app-choice'
import { SearchAppNoScript } from './search-app-no-script'
import type { SearchForm } from './use-search-form'

/** The facets that every list has: key in the address, list in the answer, and label. */
const FACETS = [
  { name: 'type', list: 'filteredByParentJobType', label: 'Job type' satisfies Text },
  { name: 'role', list: 'filteredByParentJobRole', label: 'Role' satisfies Text },
  { name: 'industry', list: 'filteredByCompanyIndustry', label: 'Industry' satisfies Text },
  { name: 'for', list: 'filteredByRelevantFor', label: 'Degree subject' satisfies Text },
  { name: 'company', list: 'filteredByCompany', label: 'Employer' satisfies Text },
] as const

/** The first facets are open; the distance comes after them. */
const OPEN_COUNT = 2
/** The rest of a long list is collapsed. */
const VISIBLE_COUNT = 8

interface Props {
  answer: SearchAnswer
  form: SearchForm
}

export function SearchAppFacets({ answer, form }: Props) {
  const { aggregations, refinements, form: fields } = answer
  const facets = FACETS.map(({ name, list, label }, index) => (
    <Group key={name} label={t(label)} open={index < OPEN_COUNT} items={aggregations[list]}>
      <Facet name={name} items={aggregations[list]} form={form} />
    </Group>
  ))
  return (
    <div className="w-search-app__facets">
      {facets.slice(0, OPEN_COUNT)}
      {fields.within === null ? null : <Distance answer={answer} form={form} />}
      {facets.slice(OPEN_COUNT)}
      {refinements.map(({ key, label, many, items }) => {
        const single = !many && items.length > 1
        const current = items.find(({ selected }) => selected)
        const any = { value: '', name: t('Any'), selected: !current, url: current?.url }
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

/** Starts open if a value is selected; after that only the visitor opens and closes it. */
function Group({ label, open, items, children }: GroupProps) {
  const count = items.filter(({ selected }) => selected).length
  const [isOpen] = useState(open || count > 0)
  return items.length ? (
    <Disclosure
      open={isOpen}
      summary={
        <>
          {label}
          {count ? <span className="w-search-app__badge">{` ${count}`}</span> : null}
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
    <FacetValue
      key={item.slug}
      item={item}
      items={items.filter(({ parentId }) => parentId === item.id)}
      {...{ name, form }}
    />
  ))
  // One or two more values are not worth collapsing.
  const visible = top.length > VISIBLE_COUNT + 2 ? VISIBLE_COUNT : top.length
  return (
    <>
      {rows.slice(0, visible)}
      {visible < top.length ? (
        <Fold
          kind="more"
          open={top.slice(visible).some(({ selected }) => selected)}
          summary={t('{count} more', { count: top.length - visible })}
        >
          {rows.slice(visible)}
        </Fold>
      ) : null}
    </>
  )
}

function FacetValue({ item, items, name, form }: FacetProps & { item: AggregationItem }) {
  const choices = [item, ...items].map(each => (
    <SearchAppChoice key={each.slug} name={name} item={{ ...each, value: each.slug }} form={form} />
  ))
  return items.length ? (
    <div className="w-search-app__parent">
      {choices[0]}
      <Fold
        kind="children"
        open={[item, ...items].some(({ selected }) => selected)}
        summary={<ChevronDownIcon label={t('Kinds of {name}', { name: item.name })} />}
      >
        {choices.slice(1)}
      </Fold>
    </div>
  ) : (
    choices
  )
}

interface FoldProps {
  kind: 'more' | 'children'
  open: boolean
  summary: ReactNode
  children: ReactNode
}

function Fold({ kind, open, summary, children }: FoldProps) {
  const [isOpen] = useState(open)
  return (
    <details className={`w-search-app__${kind}`} open={isOpen}>
      <summary className={`w-search-app__${kind}-toggle`}>{summary}</summary>
      {children}
    </details>
  )
}

function Distance({ answer, form }: Props) {
  const { within, radii } = answer.form
  return (
    <Group label={t('Distance')} open items={[{ selected: false }]}>
      <select
        className="ui-field__control w-search-app__within"
        name="within"
        aria-label={t('Distance')}
        form={form.id}
        value={form.valueOf('within', String(within))}
        onChange={({ currentTarget }) => form.choose(currentTarget)}
      >
        {radii.map(miles => (
          <option key={miles} value={miles}>
            {miles === 0 ? t('This place only') : t('Within {miles} miles', { miles })}
          </option>
        ))}
      </select>
    </Group>
  )
}
