import type { SalaryUnit } from '../../db/tables'
import { fieldsAt, lineAt, numberAt, type Fields } from '../read/fields'
import { readSalary, type Salary } from '../values/salary'
import type { JobColumns } from './types'

const UNITS: Record<string, SalaryUnit> = {
  HOUR: 'hour',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
  ANNUAL: 'year',
}

type SalaryColumns = Pick<
  JobColumns,
  'salary_min_pence' | 'salary_max_pence' | 'salary_unit' | 'salary_currency' | 'salary_text'
>

/** Pay of a `JobPosting`: its words where it has some, else its figures. */
export function readJobSalary(fields: Fields): SalaryColumns {
  const salary = fieldsAt(fields, 'baseSalary')
  const value = fieldsAt(salary, 'value')
  const inWords = typeof fields.baseSalary === 'string' ? lineAt(fields, 'baseSalary') : lineAt(salary, 'name')
  const valueText = lineAt(value, 'value')
  const isFigure = /^[\d,.]+$/.test(valueText)
  const single = isFigure ? numberAt(value, 'value') : numberAt(salary, 'value')
  return salaryColumns(
    readSalary(inWords || (isFigure ? '' : valueText), {
      min: numberAt(value, 'minValue') ?? (numberAt(value, 'maxValue') === undefined ? single : undefined),
      max: numberAt(value, 'maxValue') ?? (numberAt(value, 'minValue') === undefined ? single : undefined),
      unit: UNITS[lineAt(value, 'unitText').toUpperCase() || lineAt(salary, 'unitText').toUpperCase()],
      currency: /^[A-Z]{3}$/.exec(lineAt(salary, 'currency').toUpperCase())?.[0],
    }),
  )
}

export function salaryColumns(salary: Salary): SalaryColumns {
  return {
    salary_min_pence: salary.minPence,
    salary_max_pence: salary.maxPence,
    salary_unit: salary.unit,
    salary_currency: salary.currency,
    salary_text: salary.text,
  }
}
