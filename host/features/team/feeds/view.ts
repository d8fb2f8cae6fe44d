import type { Row } from '../../../db/tables'
import { counted, dateTime } from '../../../lib/formats'

const FAULTS: Readonly<Record<Row<'feeds'>['state'], string | undefined>> = {
  read: undefined,
  empty: 'Nothing was read',
  shrunk: 'Fewer than half as many adverts as before',
  incomplete: 'Only part of its adverts',
  failed: 'Not working',
}

type ListedFeed = Pick<Row<'feeds'>, 'source' | 'state' | 'taken' | 'ran_at'>

export const presentFeed = ({ source, state, taken, ran_at }: ListedFeed) => ({
  term: `Adverts from ${source}`,
  detail: `${FAULTS[state] ?? counted(taken, 'advert')}, ${dateTime(ran_at)}`,
})
