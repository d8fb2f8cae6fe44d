import { useSavedItem } from '@firstrung/api'
import {
  CompanyCard,
  type CompanyCardData,
  type HeadingLevel,
  type JobCardData,
  ReviewCard,
  type ReviewCardData,
  SaveButton,
} from '@firstrung/ui'
import { SearchAppJob } from './search-app-job'

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
}

export function SearchAppCard({ listed, level, returnTo }: CardProps) {
  const { scope: type, item } = listed
  const title = titleOf(listed)
  const { saved, signedIn, toggle } = useSavedItem({ type, id: item.id, title })
  const words = type === 'companies' ? { label: 'Shortlist', savedLabel: 'Shortlisted' } : {}
  const save = <SaveButton {...{ type, id: item.id, title, saved, signedIn, returnTo, ...words }} onToggle={toggle} />
  switch (listed.scope) {
    case 'jobs':
      return <SearchAppJob job={{ ...listed.item, place: placeOf(listed.item) }} {...{ level, title, save }} />
    case 'reviews':
      return <ReviewCard review={listed.item} level={level} actions={save} />
    default:
      return <CompanyCard company={listed.item} level={level} actions={save} />
  }
}

function titleOf({ scope, item }: Listed): string {
  if (scope === 'companies') {
    return item.name
  }
  return scope === 'jobs' ? `${item.title} at ${item.company.name}` : item.title
}

function placeOf({ place, distance }: JobCardData & { distance?: number | null }): string {
  if (distance === undefined || distance === null) {
    return place
  }
  const miles = Math.round(distance)
  return `${place}, ${miles < 1 ? 'less than a mile' : miles === 1 ? '1 mile' : `${miles} miles`} away`
}
