export interface EmbedOptions {
  widget: string
  /** The query of the data. */
  query: string
  /** Props that the page sets instead of ours. */
  props: Readonly<Record<string, string | number>>
  variant: string | undefined
}

/** Reads the attributes of a link. */
export function readOptions({ dataset }: HTMLElement): EmbedOptions {
  const given = (...names: string[]) =>
    Object.fromEntries(names.flatMap(name => (dataset[name] ? [[name, dataset[name]] as const] : [])))
  const { widget = '', level, variant } = dataset
  return {
    widget,
    query: new URLSearchParams(given('employer', 'limit')).toString(),
    props: { ...given('heading', 'scope'), ...(level ? { level: Number(level) } : {}) },
    variant,
  }
}
