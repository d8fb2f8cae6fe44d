import type { EmbedManifest } from './builds'
import { EMBED_NAMES, EMBEDS } from './catalogue'
import { type Configuration, PREVIEWS } from './configurator-input'
import type { Summary } from './summary'
import { presentLink } from './view'

/** Space to reserve for each embed on a page of 320 px and of 800 px, in pixels. */
const HEIGHTS = {
  'rating-summary': 420,
  'star-rating': 32,
  'top-employer-card': 300,
  'related-reviews': 420,
  'company-jobs': 640,
  'related-jobs': 360,
  'hot-jobs': 640,
  'home-search': 380,
} as const

const PREVIEW_NAMES = { plain: 'Plain', bootstrap: 'Bootstrap', tailwind: 'Tailwind', hostile: 'Hostile' } as const

interface Site {
  base: string
  manifest: EmbedManifest
  employer?: string | undefined
  summary?: Summary | undefined
}

export function presentConfigurator(choice: Configuration, site: Site) {
  const { widget } = choice
  return {
    choice,
    widgets: EMBED_NAMES.map(name => ({ value: name, text: EMBEDS[name].title })),
    needsEmployer: EMBEDS[widget].ofEmployer,
    ...linkOf(choice, site),
    reserve: `a.firstrung { display: block; min-height: ${HEIGHTS[widget]}px }`,
    policy: policyOf(choice, site.base),
    cost: costOf(choice, site.manifest),
    dictionary: dictionaryOf(site.manifest.texts[widget] ?? []),
    previews: PREVIEWS.map(page => ({
      text: PREVIEW_NAMES[page],
      href: `/embed?${new URLSearchParams({ ...defined(choice), preview: page }).toString()}#preview`,
      current: page === choice.preview,
    })),
    frame: `/embed/preview/${choice.preview}?${new URLSearchParams(lookOf(choice)).toString()}`,
  }
}

function linkOf({ variant, release, ...choice }: Configuration, { base, manifest, employer, summary }: Site) {
  const { attributes, ...link } = presentLink(choice.widget, lookOf(choice), { base, employer })
  const placed = variant === 'frame' ? [{ name: 'data-variant', value: variant }] : []
  const isPinned = release === 'pinned'
  return {
    link: {
      ...link,
      attributes: [...attributes, ...placed, { name: 'data-min-height', value: HEIGHTS[choice.widget] }],
    },
    summary,
    script: {
      src: `${base}/embed/${isPinned ? manifest.hash : 'v1'}/embed.js`,
      integrity: isPinned ? manifest.files['embed.js']?.integrity : undefined,
    },
  }
}

/** The Content-Security-Policy that the other site needs. */
function policyOf({ widget, variant }: Configuration, base: string): string {
  const directives =
    variant === 'frame'
      ? ['script-src', 'frame-src']
      : ['script-src', 'connect-src', 'font-src', 'img-src', ...(widget === 'home-search' ? ['form-action'] : [])]
  return directives.map(name => `${name} ${base};`).join('\n')
}

function costOf({ widget }: Configuration, { files, widgets }: EmbedManifest) {
  const bytes = (names: readonly string[]) => names.reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0)
  const scripts = ['embed.js', ...(widgets[widget] ?? [])]
  // Other characters load more files, which most texts do not need.
  const fonts = Object.keys(files).filter(name => /-basic-[^-]*\.woff2$/.test(name))
  const kilobytes = (sum: number) => (sum / 1000).toFixed(1)
  return {
    first: kilobytes(bytes(['embed.js'])),
    all: kilobytes(bytes(scripts)),
    requests: scripts.length,
    fonts: kilobytes(bytes(fonts)),
  }
}

/** Sites replace the values, which are the English texts. */
function dictionaryOf(texts: readonly string[]): string {
  const strings = { lang: 'en-GB', ...Object.fromEntries(texts.map(text => [text, text])) }
  return `<script type="application/json" data-firstrung-strings>\n${JSON.stringify(strings, null, 2)}\n</script>`
}

function lookOf({ widget, employer, scheme, size, theme }: Omit<Configuration, 'variant' | 'release'>) {
  return defined({
    widget,
    employer: EMBEDS[widget].ofEmployer ? employer : undefined,
    scheme: scheme === 'auto' ? undefined : scheme,
    size: size === 'medium' ? undefined : size,
    theme: theme === 'firstrung' ? undefined : theme,
  })
}

const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>
  }
