import type { WidgetProps } from '@firstrung/mount/contract'
import { locale, plural, t, type Text } from '@firstrung/mount/strings'
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
  'January' satisfies Text,
  'February' satisfies Text,
  'March' satisfies Text,
  'April' satisfies Text,
  'May' satisfies Text,
  'June' satisfies Text,
  'July' satisfies Text,
  'August' satisfies Text,
  'September' satisfies Text,
  'October' satisfies Text,
  'November' satisfies Text,
  'December' satisfies Text,
]
const VISA = {
  yes: 'Has a sponsor licence' satisfies Text,
  no: 'Doesn’t sponsor visas' satisfies Text,
  unknown: '',
}

export function listFacts(props: InfoSummaryProps): FactList {
  const { industry, industryUrl, size, headOffice, founded, website, offices, visaLicence, opensMonths } = props
  return [
    { term: t('Industry'), detail: industry, href: industryUrl, icon: <LayersIcon /> },
    { term: t('Size'), detail: size, icon: <UsersIcon /> },
    { term: t('Head office'), detail: headOffice, icon: <Building2Icon /> },
    { term: t('Offices'), detail: officesText(offices), icon: <MapPinIcon /> },
    { term: t('Founded'), detail: founded, icon: <FlagIcon /> },
    { term: t('Visa sponsorship'), detail: t(VISA[visaLicence]), icon: <ShieldCheckIcon /> },
    { term: t('Usually opens'), detail: monthsText(opensMonths), icon: <CalendarIcon /> },
    { term: t('Website'), detail: website?.host, href: website?.url, icon: <GlobeIcon /> },
  ].filter(fact => Boolean(fact.detail))
}

export const hasMore = ({ offices, visaLicence, opensMonths }: InfoSummaryProps): boolean =>
  offices.length > MAX_OFFICES || visaLicence !== 'unknown' || opensMonths.length > 0

/** The content of the dialog and, without script, of the expandable part. */
export function InfoSummaryMore({ name, offices, visaLicence, opensMonths }: InfoSummaryProps) {
  return (
    <div className="w-info-summary__details">
      {opensMonths.length ? (
        <>
          <p>
            {opensText(name, opensMonths)} {t('This is based on adverts from past years, so it may change.')}
          </p>
          <Months open={opensMonths} />
        </>
      ) : null}
      {visaLicence === 'unknown' ? null : <p>{visaText(name, visaLicence)}</p>}
      {offices.length ? (
        <Facts
          items={[
            {
              term: plural(offices.length, 'Office', 'All {count} offices'),
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

/** A calendar of the year; hidden from screen readers, because the sentence above is equivalent. */
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
          {t(month).slice(0, 3)}
        </li>
      ))}
    </ol>
  )
}

function opensText(name: string, months: number[]): string {
  const text = monthsText(months)
  return isAllYear(months)
    ? t('Jobs at {name} open all year round.', { name })
    : t('Jobs at {name} usually open in {text}.', { name, text })
}

function officesText(offices: string[]): string | null {
  if (offices.length <= MAX_OFFICES) {
    return offices.join(', ') || null
  }
  const first = offices.slice(0, MAX_OFFICES - 1).join(', ')
  return t('{offices} and {count} more', { offices: first, count: offices.length - MAX_OFFICES + 1 })
}

const isAllYear = (months: number[]) => new Set(months).size === MONTHS.length
const monthsText = (months: number[]) =>
  isAllYear(months)
    ? t('All year round')
    : new Intl.ListFormat(locale(), { type: 'conjunction' }).format(
        [...new Set(months)].sort((a, b) => a - b).map(month => t(MONTHS[month - 1] ?? '')),
      )

const visaText = (name: string, licence: 'yes' | 'no') =>
  licence === 'yes'
    ? t('{name} says it has a licence to sponsor visas. Check the advert to see if a job comes with sponsorship.', {
        name,
      })
    : t('{name} says it doesn’t sponsor visas at the moment.', { name })
