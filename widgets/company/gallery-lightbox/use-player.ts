import { useEffect } from 'react'
import type { GalleryLightboxProps } from './gallery-lightbox'
import { trustedScript } from './use-trusted-types'

type Player = NonNullable<GalleryLightboxProps['player']>
type PlayerClass = new (video: HTMLVideoElement, config: object) => { destroy?: () => void }

/**
 * Gives the clips of an open gallery their player. Clips play with the browser's own controls already, so a player that
 * does not come costs nothing. Nothing is loaded for a gallery of pictures.
 */
export function usePlayer(videos: readonly HTMLVideoElement[], player: Player | undefined): void {
  useEffect(() => {
    if (!videos.length) {
      return undefined
    }
    let made: { destroy?: () => void }[] = []
    let gone = false
    loadPlayer(player)
      .then(Plyr => {
        made = gone || !Plyr ? [] : videos.map(video => new Plyr(video, { iconUrl: undefined }))
      })
      .catch(() => undefined)
    return () => {
      gone = true
      made.forEach(instance => instance.destroy?.())
    }
  }, [videos, player])
}

async function loadPlayer(player: Player | undefined): Promise<PlayerClass | undefined> {
  if (!player) {
    return (await import('./use-clip-player')).ClipPlayer
  }
  const { script, style } = player
  const page = globalThis as { Plyr?: PlayerClass }
  await Promise.all([loadOnce('link', style), page.Plyr ? undefined : loadOnce('script', script)])
  return page.Plyr
}

const loads = new Map<string, Promise<void>>()

function loadOnce(kind: 'script' | 'link', address: string): Promise<void> {
  const coming = loads.get(address) ?? load(kind, address)
  loads.set(address, coming)
  return coming
}

function load(kind: 'script' | 'link', address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = kind === 'script' ? scriptAt(address) : styleAt(address)
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`The video player did not load: ${address}`)))
    document.head.append(element)
  })
}

function scriptAt(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = trustedScript(address)
  return script
}

function styleAt(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return link
}
