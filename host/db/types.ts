import pg from 'pg'

const { builtins } = pg.types
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231
const DATE_ARRAY = 1182

const asIs = (text: string): string => text
const asUtc = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`)
const parseArray =
  <T>(parse: (text: string) => T) =>
  (text: string) =>
    (pg.types.arrayParser as unknown as ArrayParser).create(text, parse).parse()

/** The driver's own types describe an older signature. */
interface ArrayParser {
  create<T>(text: string, parse: (entry: string) => T): { parse(): (T | null)[] }
}

/**
 * Counts and numerics become numbers; dates become `YYYY-MM-DD`, because a date has no time zone. Set on our pools, not
 * on the driver, so that other pools do not change.
 */
export const typeParsers = new pg.TypeOverrides()
typeParsers.setTypeParser(builtins.INT8, Number)
typeParsers.setTypeParser(builtins.NUMERIC, Number)
typeParsers.setTypeParser(builtins.DATE, asIs)
typeParsers.setTypeParser(builtins.TIMESTAMP, asUtc)
typeParsers.setTypeParser(INT8_ARRAY, parseArray(Number))
typeParsers.setTypeParser(NUMERIC_ARRAY, parseArray(Number))
typeParsers.setTypeParser(DATE_ARRAY, parseArray(asIs))
