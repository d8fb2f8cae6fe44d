import * as v from 'valibot'
import { EMBED_NAMES } from './catalogue'
import { LookQuery } from './input'

export const PREVIEWS = ['plain', 'bootstrap', 'tailwind', 'hostile'] as const

/** Also accepts the address of an employer's page. */
const Employer = v.fallback(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform(text => /companies\/([^/?#]+)/.exec(text)?.[1] ?? text.toLowerCase().replace(/[^a-z0-9]+/g, '-')),
    v.transform(text => text.replace(/^-|-$/g, '').slice(0, 120)),
  ),
  'halden-rail',
)

export const ConfiguratorQuery = v.object({
  widget: v.fallback(v.picklist(EMBED_NAMES), 'rating-summary'),
  employer: v.optional(Employer),
  scheme: LookQuery.entries.scheme,
  size: LookQuery.entries.size,
  theme: LookQuery.entries.theme,
  release: v.fallback(v.picklist(['pinned', 'channel']), 'pinned'),
  variant: v.fallback(v.picklist(['inline', 'frame']), 'inline'),
  preview: v.fallback(v.picklist(PREVIEWS), 'plain'),
})

export type Configuration = v.InferOutput<typeof ConfiguratorQuery>

export const PreviewParams = v.object({ page: v.string() })
export const PreviewQuery = v.object({ ...LookQuery.entries, widget: v.picklist(EMBED_NAMES) })
