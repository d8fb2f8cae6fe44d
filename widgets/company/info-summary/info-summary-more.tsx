import type { WidgetProps } from '@firstrung/mount/contract'
import {
  Building2Icon,
  CalendarIcon,
  Facts,
  FlagIcon,
  GlobeIcon,
  LayersIcon,
  MapPinIcon,
  ShieldCheckIcon,
  UsersIcon,
} from '@firstrung/ui'
import type { ComponentProps } from 'react'
import type { contract } from './contract'

type InfoSummaryProps = WidgetProps<typeof contract>
type FactList = ComponentProps<typeof Facts>['items']

/** The card has room for this many offices. */
const MAX_OFFICES = 3
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const ALL_YEAR = 'All year round'
const VISA = {
  yes: 'Has a sponsor licence',
  no: 'Doesn’t sponsor visas',
  unknown: null,
}

/** Returns the known facts for the card. */
export function listFacts(props: InfoSummaryProps): FactList {
  const { industry, industryUrl, size, headOffice, founded, website, offices, visaLicence, opensMonths } = props
  return [
    { term: 'Industry', detail: industry, href: industryUrl, icon: <LayersIcon /> },
    { term: 'Size', detail: size, icon: <UsersIcon /> },
    { term: 'Head office', detail: headOffice, icon: <Building2Icon /> },
    { term: 'Offices', detail: officesText(offices), icon: <MapPinIcon /> },
    { term: 'Founded', detail: founded, icon: <FlagIcon /> },
    { term: 'Visa sponsorship', detail: VISA[visaLicence], icon: <ShieldCheckIcon /> },
    { term: 'Usually opens', detail: monthsText(opensMonths), icon: <CalendarIcon /> },
    { term: 'Website', detail: website?.host, href: website?.url, icon: <GlobeIcon /> },
  ].filter(fact => Boolean(fact.detail))
}

/** Returns whether there is more to show than fits on the card. */
export const hasMore = ({ offices, visaLicence, opensMonths }: InfoSummaryProps): boolean =>
  offices.length > MAX_OFFICES || visaLicence !== 'unknown' || opensMonths.length > 0

/** The content of the dialog and, without script, of the part that expands. */
export function InfoSummaryMore({ name, offices, visaLicence, opensMonths }: InfoSummaryProps) {
  return (
    <div className="w-info-summary__details">
      {opensMonths.length ? (
        <>
          <p>{opensText(name, opensMonths)} This is based on adverts from past years, so it may change.</p>
          <Months open={opensMonths} />
        </>
      ) : null}
      {visaLicence === 'unknown' ? null : <p>{visaText(name, visaLicence)}</p>}
      {offices.length ? (
        <Facts
          items={[
            {
              term: offices.length === 1 ? 'Office' : `All ${offices.length} offices`,
              detail: <Offices all={offices} />,
            },
          ]}
        />
      ) : null}
    </div>
  )
}

function Offices({ all }: { all: string[] }) {
  return (
    <ul className="w-info-summary__offices">
      {all.map(office => (
        <li key={office}>{office}</li>
      ))}
    </ul>
  )
}

/** A calendar of the year; hidden from screen readers, because the sentence above says the same. */
function Months({ open }: { open: number[] }) {
  return (
    <ol className="w-info-summary__months" aria-hidden="true">
      {MONTHS.map((month, index) => (
        <li
          key={month}
          className={
            open.includes(index + 1) ? 'w-info-summary__month w-info-summary__month--open' : 'w-info-summary__month'
          }
        >
          {month.slice(0, 3)}
        </li>
      ))}
    </ol>
  )
}

function opensText(name: string, months: number[]): string {
  const text = monthsText(months)
  return text === ALL_YEAR ? `Jobs at ${name} open all year round.` : `Jobs at ${name} usually open in ${text}.`
}

function officesText(offices: string[]): string | null {
  if (offices.length <= MAX_OFFICES) {
    return offices.join(', ') || null
  }
  return `${offices.slice(0, MAX_OFFICES - 1).join(', ')} and ${offices.length - MAX_OFFICES + 1} more`
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const monthsText = (months: number[]) =>
  new Set(months).size === MONTHS.length
    ? ALL_YEAR
    : list.format([...new Set(months)].sort((a, b) => a - b).flatMap(month => MONTHS[month - 1] ?? []))

const visaText = (name: string, licence: 'yes' | 'no') =>
  licence === 'yes'
    ? `${name} says it has a licence to sponsor visas. Check the advert to see if a job comes with sponsorship.`
    : `${name} says it doesn’t sponsor visas at the moment.`
