import type { Row } from '../../../db/tables'
import { PAY_UNITS } from '../../../lib/formats'

type Pay = Pick<
  Row<'jobs'>,
  'salary_min_pence' | 'salary_max_pence' | 'salary_unit' | 'salary_currency' | 'salary_text'
>

/** Returns "£24,000 a year", "£11.44 to £12.50 an hour, pro rata" or the advert's own words; empty for unstated pay. */
export function formatPay(job: Pay): string {
  const { salary_min_pence: min, salary_max_pence: max, salary_unit: unit, salary_currency: currency } = job
  const low = min ?? max
  if (low === null) {
    return job.salary_text ?? ''
  }
  const high = max ?? low
  const range = low === high ? money(low, currency) : `${money(low, currency)} to ${money(high, currency)}`
  const bound = min === null ? `Up to ${range}` : max === null ? `From ${range}` : range
  return [unit ? `${bound} ${PAY_UNITS[unit]}` : bound, job.salary_text].filter(Boolean).join(', ')
}

function money(pence: number, currency: string): string {
  const isWhole = pence % 100 === 0
  const pounds = isWhole ? WHOLE_POUNDS : POUNDS
  return (currency === 'GBP' ? pounds : createMoneyFormat(currency, isWhole)).format(pence / 100)
}

const createMoneyFormat = (currency: string, isWhole: boolean): Intl.NumberFormat =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    // "$" alone means US dollars.
    currencyDisplay: currency === 'USD' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  })
// Creating a formatter takes a hundred times as long as using it.
const WHOLE_POUNDS = createMoneyFormat('GBP', true)
const POUNDS = createMoneyFormat('GBP', false)
