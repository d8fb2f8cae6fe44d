/** Every attribute with its allowed values; others are texts or checked by the site. */
const VALUES: Readonly<Record<string, string>> = {
  employer: '',
  heading: '',
  level: '2 3',
  limit: '',
  scheme: 'auto light dark inherit',
  scope: 'jobs reviews companies',
  size: 'small medium large',
  theme: 'firstrung plain',
  variant: 'inline frame',
  widget: '',
}
export const ATTRIBUTES = Object.keys(VALUES)

export interface EmbedOptions {
  widget: string
  query: string
  /** Props from the page that override ours. */
  props: Readonly<Record<string, string | number>>
  scheme: string
  variant: string | undefined
}

/** Reads the attributes of a link. An invalid value counts as missing, and is reported. */
export function readOptions({ dataset }: HTMLElement): EmbedOptions {
  const valid = Object.entries(dataset).filter(([name, value]) => isValid(name, value))
  const { widget = '', employer, limit, heading, scope, level, scheme = 'auto', variant } = Object.fromEntries(valid)
  return {
    widget,
    query: new URLSearchParams(defined({ employer, limit })).toString(),
    props: defined({ heading, scope, level: level && Number(level) }),
    scheme,
    variant,
  }
}

function isValid(name: string, value: string | undefined): boolean {
  const values = VALUES[name]
  if (value && values && !values.split(' ').includes(value)) {
    // eslint-disable-next-line no-console -- authors of pages look there for mistakes
    console.warn(`Firstrung: data-${name}="${value}" is not one of ${values}`)
    return false
  }
  return !!value
}

const defined = <Value>(values: Readonly<Record<string, Value | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Record<string, Value>
