import { useSavedItem } from '@firstrung/api'
import { plural, t } from '@firstrung/mount/strings'
import {
  CompanyCard,
  type CompanyCardData,
  type HeadingLevel,
  JobCard,
  type JobCardData,
  ReviewCard,
  type ReviewCardData,
  SaveButton,
} from '@firstrung/ui'

export type Listed =
  /** `distance` in miles. */
  | { scope: 'jobs'; item: JobCardData & { distance?: number | null } }
  | { scope: 'reviews'; item: ReviewCardData }
  | { scope: 'companies'; item: CompanyCardData }

interface CardProps {
  listed: Listed
  level: HeadingLevel
  /** Path to return to after logging in to save it. */
  returnTo: string
  /** Id of the form that compares employers. */
  compareForm?: string
}

export function SearchAppCard({ listed, level, returnTo, compareForm }: CardProps) {
  const { scope: type, item } = listed
  const title = titleOf(listed)
  const { saved, signedIn, toggle } = useSavedItem({ type, id: item.id, title })
  const words = type === 'companies' ? { label: t('Shortlist'), savedLabel: t('Shortlisted') } : {}
  const save = <SaveButton {...{ type, id: item.id, title, saved, signedIn, returnTo, ...words }} onToggle={toggle} />
  switch (listed.scope) {
    case 'jobs':
      return <JobCard job={{ ...listed.item, place: placeOf(listed.item) }} level={level} actions={save} />
    case 'reviews':
      return <ReviewCard review={listed.item} level={level} actions={save} />
    default:
      return <CompanyCard company={listed.item} level={level} actions={save} compareForm={compareForm} />
  }
}

function titleOf({ scope, item }: Listed): string {
  if (scope === 'companies') {
    return item.name
  }
  return scope === 'jobs' ? t('{title} at {name}', { title: item.title, name: item.company.name }) : item.title
}

function placeOf({ place, distance }: JobCardData & { distance?: number | null }): string {
  if (distance === undefined || distance === null) {
    return place
  }
  const miles = Math.round(distance)
  return miles < 1
    ? t('{place}, less than a mile away', { place })
    : plural({ count: miles, place }, '{place}, {count} mile away', '{place}, {count} miles away')
}
