/** The library that renders stories: React from the sources, or Preact from the build that browsers load. */
export type Library = 'react' | 'preact'

const sources = import.meta.glob(['../../widgets/*/*/index.ts', '!../../widgets/core/**'])
let current: Library | undefined

/**
 * Selects the library of this window; returns whether it is in use. A window has one runtime, so another library
 * reloads it, with `globals` for its toolbar.
 */
export function ensureLibrary(library: Library, globals: Readonly<Record<string, unknown>>): boolean {
  current ??= library
  if (library === current) {
    return true
  }
  const address = new URL(location.href)
  const set = Object.entries(globals).filter(([, value]) => typeof value === 'string')
  address.searchParams.set('globals', set.map(([name, value]) => `${name}:${value as string}`).join(';'))
  location.replace(address)
  return false
}

/** Registers a widget with the runtime, as the script of a page does. */
export async function registerWidget(name: string, library: Library): Promise<void> {
  if (library === 'preact') {
    await import(/* @vite-ignore */ await siteScript())
    return
  }
  const [, load] = Object.entries(sources).find(([file]) => file.endsWith(`/${name}/index.ts`)) ?? []
  await load?.()
}

/** The script of the built site, which registers all widgets. `.storybook/main.mjs` serves it. */
async function siteScript(): Promise<string> {
  const response = await fetch('site/manifest.json')
  const manifest = (await response.json()) as Record<string, { file: string }>
  return new URL(`site/${manifest['site.js']?.file}`, document.baseURI).href
}
