import { fieldsAt, lineAt, numberAt, type Fields } from '../read/fields'
import { isForeign } from '../values/countries'
import { readSalary, type Salary, type SalaryHints, SEE_ADVERT } from '../values/salary'
import { withEnglishFigures } from '../values/salary-amounts'
import { currencyNamed } from '../values/salary-currency'
import { findSalary } from '../values/salary-in-text'
import { unitNamed } from '../values/salary-units'
import type { JobColumns } from './types'

type SalaryColumns = Pick<
  JobColumns,
  'salary_min_pence' | 'salary_max_pence' | 'salary_unit' | 'salary_currency' | 'salary_text'
>

/** Prefers the text of the pay, then its figures, then the pay in the description or title. */
export function readJobSalary(fields: Fields, html = ''): SalaryColumns {
  const salary = fieldsAt(fields, 'baseSalary')
  const value = fieldsAt(salary, 'value')
  const plain = typeof fields.baseSalary === 'string' ? lineAt(fields, 'baseSalary') : lineAt(salary, 'name')
  const valueText = lineAt(value, 'value') || lineAt(salary, 'value')
  const isFigure = /^[\d,.]*$/.test(valueText)
  const hints = readHints(fields, salary, value)
  const stated = readSalary(plain || (isFigure ? '' : valueText) || readBounds(value), hints)
  const isNothing = stated.unit === null && stated.text === null
  const elsewhere = isNothing ? (findSalary(html, hints) ?? inTitle(fields, hints)) : undefined
  return salaryColumns(
    elsewhere ?? (isNothing && hasFigures(fields.baseSalary) ? { ...stated, text: SEE_ADVERT } : stated),
  )
}

/** "£25,000" and "28k" as bounds are texts, not figures. */
function readBounds(value: Fields): string {
  const bounds = ['minValue', 'maxValue'].map(key => lineAt(value, key)).filter(Boolean)
  const isText = bounds.some(bound => /\d/.test(bound) && /[^\d,. ]/.test(bound))
  return isText ? `${bounds.join(' - ')} ${lineAt(value, 'unitText')}`.trim() : ''
}

/** The pay is stated in a form that we do not know. */
const hasFigures = (baseSalary: unknown): boolean =>
  typeof baseSalary === 'object' && /[1-9]\d/.test(JSON.stringify(baseSalary))

const figureAt = (fields: Fields, key: string): number | undefined => {
  const value = fields[key]
  return numberAt({ value: typeof value === 'string' ? withEnglishFigures(value) : value }, 'value')
}

function readHints(fields: Fields, salary: Fields, value: Fields): SalaryHints {
  const single = figureAt(value, 'value') ?? figureAt(salary, 'value') ?? figureAt(fields, 'baseSalary')
  const min = figureAt(value, 'minValue') ?? figureAt(salary, 'minValue')
  const max = figureAt(value, 'maxValue') ?? figureAt(salary, 'maxValue')
  const units = [value, salary].flatMap(from => [lineAt(from, 'unitText'), lineAt(from, 'unitCode')])
  const currency = lineAt(salary, 'currency') || lineAt(value, 'currency') || lineAt(fields, 'salaryCurrency')
  return {
    min: min ?? (max === undefined ? single : undefined),
    max: max ?? (min === undefined ? single : undefined),
    unit: unitNamed(units.find(Boolean) ?? ''),
    currency: currency ? (currencyNamed(currency) ?? null) : undefined,
    country: countryAbroad(fields),
  }
}

function countryAbroad(fields: Fields): string | undefined {
  const address = fieldsAt(fieldsAt(fields, 'jobLocation'), 'address')
  const country = lineAt(address, 'addressCountry') || lineAt(fieldsAt(address, 'addressCountry'), 'name')
  const isUs = /^(?:us|usa|united states)$/i.test(country)
  return isUs ? 'US' : country && (isForeign([], country) || /^(?:ie|ireland)$/i.test(country)) ? country : undefined
}

/** "Trainee recruiter (£24k, OTE £40k)" */
function inTitle(fields: Fields, hints: SalaryHints): Salary | undefined {
  const title = lineAt(fields, 'title')
  const read = /[£€]\s?\d/.test(title) ? readSalary(title.slice(title.search(/(?:ote\s?)?[£€]/i)), hints) : undefined
  return read && (read.unit ? read : { ...read, text: null })
}

function salaryColumns(salary: Salary): SalaryColumns {
  return {
    salary_min_pence: salary.minPence,
    salary_max_pence: salary.maxPence,
    salary_unit: salary.unit,
    salary_currency: salary.currency,
    salary_text: salary.text,
  }
}
