export interface EmbedOptions {
  widget: string
  /** The query of the data. */
  query: string
  /** Props that the page sets instead of ours. */
  props: Readonly<Record<string, string | number>>
  variant: string | undefined
}

const QUERY = ['employer', 'limit']
const NUMBERS = ['level']
const TEXTS = ['heading', 'scope']

/** Reads the attributes of a link. */
export function readOptions({ dataset }: HTMLElement): EmbedOptions {
  const query = new URLSearchParams()
  for (const name of QUERY) {
    if (dataset[name]) {
      query.set(name, dataset[name])
    }
  }
  const given = (names: readonly string[]) =>
    names.flatMap(name => (dataset[name] ? [[name, dataset[name]] as const] : []))
  return {
    widget: dataset.widget ?? '',
    query: query.toString(),
    props: Object.fromEntries<string | number>([
      ...given(TEXTS),
      ...given(NUMBERS).map(([name, text]) => [name, Number(text)] as const),
    ]),
    variant: dataset.variant,
  }
}
