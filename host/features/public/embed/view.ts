import { AppError } from '../../../lib/errors'
import { presentPopular } from '../home'
import { EMBED_NAMES, type EmbedName, EMBEDS, isEmbed } from './catalogue'
import type { Look } from './input'

const ADDRESS = /(^|[a-z])(url|href|logo|src|action)$/i

/** Throws 404 with the field. */
export function embedName(widget: string): EmbedName {
  if (isEmbed(widget)) {
    return widget
  }
  const text = `There is no embed "${widget}". There are ${EMBED_NAMES.join(', ')}`
  throw new AppError('not_found', text, { fields: { widget: [text] } })
}

/** Validates the props against the widget's contract and adds defaults. */
export function presentData(name: EmbedName, props: object, base: string): object {
  const parsed = EMBEDS[name].contract.parse({ attributes: {}, json: JSON.stringify(props) })
  return absolute(parsed, base) as object
}

/** Another site would resolve paths against itself. */
export function absolute(value: unknown, base: string): unknown {
  if (Array.isArray(value)) {
    return value.map(item => absolute(item, base))
  }
  if (typeof value !== 'object' || value === null) {
    return value
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => [
      name,
      typeof item === 'string' && ADDRESS.test(name) && /^\/(?!\/)/.test(item) ? base + item : absolute(item, base),
    ]),
  )
}

/** Embeds send no analytics, so slides lose their promotions. */
export const withoutAnalytics = <Slide extends { analytics?: unknown }>(slides: readonly Slide[]) =>
  slides.map(({ analytics: _, ...card }) => card)

export const presentSearch = () => ({ action: '/search', popular: presentPopular() })

const LINKS: Readonly<Record<EmbedName, { path: (slug: string) => string; text: (employer: string) => string }>> = {
  'rating-summary': { path: slug => `/companies/${slug}/reviews`, text: name => `Reviews of ${name} on Firstrung` },
  'star-rating': { path: slug => `/companies/${slug}/reviews`, text: name => `Rating of ${name} on Firstrung` },
  'top-employer-card': { path: slug => `/companies/${slug}`, text: name => `${name} on Firstrung` },
  'related-reviews': { path: slug => `/companies/${slug}/reviews`, text: name => `Reviews of ${name} on Firstrung` },
  'company-jobs': { path: slug => `/companies/${slug}/jobs`, text: name => `Jobs at ${name} on Firstrung` },
  'related-jobs': {
    path: slug => `/companies/${slug}/related`,
    text: name => `Jobs like those at ${name} on Firstrung`,
  },
  'hot-jobs': { path: () => '/hot-jobs', text: () => 'Jobs that close next on Firstrung' },
  'home-search': { path: () => '/', text: () => 'Search jobs on Firstrung' },
}

export function presentLink(
  name: EmbedName,
  look: Look,
  { base, employer }: { base: string; employer?: string | undefined },
) {
  const { path, text } = LINKS[name]
  const attributes = Object.entries({ ...look, widget: name }).flatMap(([key, value]) =>
    value === undefined ? [] : [{ name: `data-${key}`, value }],
  )
  return { href: base + path(look.employer ?? ''), text: text(employer ?? 'this employer'), attributes }
}
