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
import type { InfoSummaryProps } from './info-summary'

type FactList = ComponentProps<typeof Facts>['items']

/** So many offices fit into a line of the card. */
const OFFICES = 3
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
  yes: 'Holds a licence to sponsor',
  no: 'Does not sponsor',
  unknown: null,
}

/** The facts of the card; what is not known is left out. */
export function factsOf(props: InfoSummaryProps): FactList {
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

/** Whether there is more to tell than the card holds. */
export const hasMore = ({ offices, visaLicence, opensMonths }: InfoSummaryProps): boolean =>
  offices.length > OFFICES || visaLicence !== 'unknown' || opensMonths.length > 0

/** What the dialog says, and without script the part that unfolds. */
export function InfoSummaryMore({ name, offices, visaLicence, opensMonths }: InfoSummaryProps) {
  return (
    <div className="w-info-summary__details">
      {opensMonths.length ? (
        <>
          <p>{opensText(name, opensMonths)} We take this from the adverts of the last years; a new year may differ.</p>
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

/** The year at a glance. The sentence above says the same, so this is a picture. */
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
  if (offices.length <= OFFICES) {
    return offices.join(', ') || null
  }
  return `${offices.slice(0, OFFICES - 1).join(', ')} and ${offices.length - OFFICES + 1} more`
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const monthsText = (months: number[]) =>
  new Set(months).size === MONTHS.length
    ? ALL_YEAR
    : list.format([...new Set(months)].sort((a, b) => a - b).flatMap(month => MONTHS[month - 1] ?? []))

const visaText = (name: string, licence: 'yes' | 'no') =>
  licence === 'yes'
    ? `${name} says that it holds a licence to sponsor visas. Whether it sponsors a certain job stands in the advert.`
    : `${name} says that it does not sponsor visas at the moment.`
