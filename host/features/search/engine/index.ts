export { ask } from './ask'
export { countOnly } from './count-queries'
export { type Counted, type Facet, type Found, type Question } from './question'
