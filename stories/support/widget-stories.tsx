import type { WidgetComponent } from '@firstrung/mount'
import type { WidgetContract } from '@firstrung/mount/contract'
import type { Meta } from '@storybook/react-vite'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { action } from 'storybook/actions'
import { withPictures } from './pictures'
import { WidgetDocs } from './widget-docs'

interface WidgetStories {
  contract: WidgetContract
  // Props of different widgets share no type; `parse` checks them.
  component: WidgetComponent<never>
  examples: Readonly<Record<string, object>>
  /** The text of contract.ts, whose comments are the manual. */
  manual: string
  /** The page around a widget that shows nothing by itself. */
  scene?: ComponentType<SceneProps>
}

export interface SceneProps {
  /** The widget. */
  children: ReactNode
}

interface Args {
  example: string
}

/** All that a widget's story file says. Its stories are its examples; the docs page is made from its contract. */
export function widgetMeta(widget: WidgetStories): Meta<Args> {
  return {
    render: ({ example }) => <Island key={example} {...widget} props={withPictures(widget.examples[example] ?? {})} />,
    argTypes: { example: { control: false } },
    parameters: {
      controls: { disable: true },
      docs: {
        page: () => <WidgetDocs {...widget} />,
        canvas: { sourceState: 'none' },
        // Nobody sees the source of an island, and writing down one that holds drawings takes the page minutes.
        source: { type: 'code' },
        // Frames of their own: a widget that opens a dialog must not cover the page that explains it.
        story: { inline: false, height: '26rem' },
      },
    },
  }
}

interface IslandProps extends WidgetStories {
  props: object
}

/** A host element as the runtime would fill it; on the server, in the no-script view, the component has no host. */
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
