import { mount, update, type WidgetComponent } from '@firstrung/mount'
import type { WidgetContract } from '@firstrung/mount/contract'
import { renderMarker } from '@firstrung/mount/server'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { action } from 'storybook/actions'
import { BlankNote } from './blank-note'
import { type Library, registerWidget } from './library'
import type { Surroundings } from './surroundings'

export interface SceneProps {
  children: ReactNode
}

export interface IslandProps {
  contract: WidgetContract
  // Different widgets have different props; `contract.parse` validates them.
  component: WidgetComponent<never>
  /** A page around a widget that renders nothing visible. */
  scene?: ComponentType<SceneProps>
  /** The same as HTML, for a widget that acts on its parent element. */
  surroundings?: Surroundings
  props: Readonly<Record<string, unknown>>
  library: Library
  /** Without script, the marker stays as the server has sent it. */
  hasScript: boolean
}

/** Renders a marker with the server's HTML, which the runtime mounts as on a page. */
export function Island(island: IslandProps) {
  const fault = faultOf(island)
  return fault ? (
    <p className="ui-field__error" role="alert">
      {fault}
    </p>
  ) : (
    <Marker {...island} />
  )
}

/** Returns the contract's error for the props, which the controls of a story can make invalid. */
function faultOf({ contract, props }: IslandProps): string | undefined {
  try {
    contract.parse({ attributes: {}, json: JSON.stringify(props) })
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function Marker(island: IslandProps) {
  const { contract, scene: Scene, props, library, hasScript } = island
  const place = useRef<HTMLDivElement>(null)
  // The runtime owns the marker, so React must not write it again.
  const [html] = useState(() => ({ __html: htmlOf(island) }))
  const [shown, setShown] = useState<HTMLElement>()

  useEffect(() => {
    const host = place.current?.querySelector('[data-widget]') as HTMLElement
    const log = (event: Event) => void action(event.type)((event as CustomEvent).detail)
    Object.keys(contract.events).forEach(name => host.addEventListener(name, log))
    if (hasScript) {
      void registerWidget(contract.name, library)
        .then(() => (host.isConnected ? mount(host) : undefined))
        .then(() => setShown(host))
    }
  }, [contract, library, hasScript])

  useEffect(() => {
    if (shown) {
      update(shown, props)
    }
  }, [shown, props])

  const marker = (
    <div
      ref={place}
      className={`story-marker${hasScript ? ' story-marker--live' : ''}`}
      dangerouslySetInnerHTML={html}
    />
  )
  return Scene ? (
    <Scene>{marker}</Scene>
  ) : (
    <>
      {marker}
      {shown && !island.surroundings ? <BlankNote shown={shown} /> : null}
    </>
  )
}

function htmlOf({ contract, component, props, surroundings }: IslandProps): string {
  const marker = renderMarker({ contract, component }, props, { key: 'story' })
  return surroundings ? surroundings(marker, props) : marker
}
