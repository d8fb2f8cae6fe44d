export { ask } from './ask'
export { countOnly } from './count-queries'
export {
  CLOSING_DAYS,
  type Counted,
  type Facet,
  type Found,
  PATTERN_VALUES,
  PAY_BAND,
  type Question,
  SALARIES,
} from './question'
