import { date, excerpt } from '../lib/formats'

declare const SUBJECT: unique symbol
declare const CATALOGUE: unique symbol

/** Only `subject` creates this type. */
export type Subject = string & { readonly [SUBJECT]: true }

/** The title of an advert, or an employer with a page: the site publishes both. */
export type CatalogueName = string & { readonly [CATALOGUE]: true }

/** Inboxes show about 70 characters of a subject, including the words around a name. */
const NAME_LENGTH = 50

/** Call it only for a name from an advert or a live employer. */
export const catalogueName = (name: string) => excerpt(name, NAME_LENGTH) as CatalogueName

/** For the heading of a mail, which has room for the whole name. */
export const wholeName = (name: string) => name as CatalogueName

/** Numbers, dates, catalogue names and our own texts. User text does not compile. */
type Allowed<T> = T extends number | Date | CatalogueName | Subject ? T : string extends T ? never : T

/** Inboxes show subjects of unopened mails: user text there would let people send their words to someone else. */
export function subject<const T extends readonly (string | number | Date)[]>(
  texts: TemplateStringsArray,
  ...values: T & { [Key in keyof T]: Allowed<T[Key]> }
): Subject {
  return String.raw({ raw: texts }, ...values.map(formatValue)) as Subject
}

function formatValue(value: string | number | Date): string {
  if (value instanceof Date) {
    return date(value)
  }
  return typeof value === 'number' ? value.toLocaleString('en-GB') : value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
