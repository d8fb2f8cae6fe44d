import type { WidgetComponent } from '@firstrung/mount'
import type { WidgetContract } from '@firstrung/mount/contract'
import type { Meta } from '@storybook/react-vite'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { action } from 'storybook/actions'
import { withPictures } from './pictures'
import { WidgetDocs } from './widget-docs'

interface WidgetStories {
  contract: WidgetContract
  // Different widgets have different props; `contract.parse` validates them.
  component: WidgetComponent<never>
  examples: Readonly<Record<string, object>>
  /** The source of contract.ts, whose comments are the manual. */
  manual: string
  /** A page around a widget that renders nothing visible. */
  scene?: ComponentType<SceneProps>
}

export interface SceneProps {
  children: ReactNode
}

interface Args {
  example: string
}

/** Returns the default export of a widget's story file. Its stories are its examples; the contract gives the docs page. */
export function widgetMeta(widget: WidgetStories): Meta<Args> {
  return {
    render: ({ example }) => <Island key={example} {...widget} props={withPictures(widget.examples[example] ?? {})} />,
    argTypes: { example: { control: false } },
    parameters: {
      controls: { disable: true },
      docs: {
        page: () => <WidgetDocs {...widget} />,
        canvas: { sourceState: 'none' },
        // Generating the source of a story with inlined pictures takes minutes.
        source: { type: 'code' },
        // In frames, so that the dialog of a widget does not cover the docs page.
        story: { inline: false, height: '26rem' },
      },
    },
  }
}

interface IslandProps extends WidgetStories {
  props: object
}

/** Mounts the component on a host element, as the runtime does. Without script, `host` is undefined as on the server. */
function Island({ contract, component, scene: Scene, props }: IslandProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const Component = component as WidgetComponent<{ host?: HTMLElement }>
  const parsed = contract.parse({ attributes: {}, json: JSON.stringify(props) })

  useEffect(() => {
    const names = Object.keys(contract.events)
    const log = (event: Event) => void action(event.type)((event as CustomEvent).detail)
    names.forEach(name => host?.addEventListener(name, log))
    return () => names.forEach(name => host?.removeEventListener(name, log))
  }, [contract, host])

  const island = (
    <div ref={setHost} data-widget={contract.name}>
      <Component {...parsed} host={host ?? undefined} />
    </div>
  )
  return Scene ? <Scene>{island}</Scene> : island
}
