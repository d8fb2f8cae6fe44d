import { useEffect } from 'react'
import type { GalleryLightboxProps } from './contract'
import { trustedScriptUrl } from './trusted-types'

type Player = NonNullable<GalleryLightboxProps['player']>
type PlayerClass = new (video: HTMLVideoElement, config: object) => { destroy?: () => void }

/**
 * Loads a player for the clips of an open gallery. If it fails to load, the clips play with the browser's own controls.
 * A gallery without clips loads no player.
 */
export function usePlayer(videos: readonly HTMLVideoElement[], player: Player | undefined): void {
  useEffect(() => {
    if (!videos.length) {
      return undefined
    }
    let instances: { destroy?: () => void }[] = []
    let isClosed = false
    loadPlayer(player)
      .then(Plyr => {
        instances = isClosed || !Plyr ? [] : videos.map(video => new Plyr(video, { iconUrl: undefined }))
      })
      .catch(() => undefined)
    return () => {
      isClosed = true
      instances.forEach(instance => instance.destroy?.())
    }
  }, [videos, player])
}

async function loadPlayer(player: Player | undefined): Promise<PlayerClass | undefined> {
  if (!player) {
    return (await import('./clip-player')).ClipPlayer
  }
  const { script, style } = player
  const page = globalThis as { Plyr?: PlayerClass }
  await Promise.all([loadOnce('link', style), page.Plyr ? undefined : loadOnce('script', script)])
  return page.Plyr
}

const loads = new Map<string, Promise<void>>()

function loadOnce(kind: 'script' | 'link', url: string): Promise<void> {
  const loading = loads.get(url) ?? load(kind, url)
  loads.set(url, loading)
  return loading
}

function load(kind: 'script' | 'link', url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = kind === 'script' ? createScript(url) : createStyleLink(url)
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`The video player failed to load: ${url}`)))
    document.head.append(element)
  })
}

function createScript(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = trustedScriptUrl(url)
  return script
}

function createStyleLink(url: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  return link
}
