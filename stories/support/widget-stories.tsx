import type { WidgetComponent } from '@firstrung/mount'
import type { WidgetContract } from '@firstrung/mount/contract'
import type { Meta } from '@storybook/react-vite'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { action } from 'storybook/actions'
import { jsonSchemaOf } from '../../scripts/kit/json-schema'
import { manualOf } from '../../scripts/kit/manual'
import { BlankNote } from './blank-note'
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
  /** The window that its stories open in, for widgets that show in it only. */
  viewport?: 'phone'
}

export interface SceneProps {
  children: ReactNode
}

/** The name of the example, and its props, which the controls change. */
interface Args {
  example: string
  [prop: string]: unknown
}

/** Returns the default export of a widget's story file. Its stories are its examples; the contract gives the docs page. */
export function widgetMeta(widget: WidgetStories): Meta<Args> {
  return {
    render: ({ example, ...props }) => <Island key={example} {...widget} props={withPictures(props)} />,
    argTypes: controlsOf(widget),
    ...(widget.viewport ? { globals: { viewport: { value: widget.viewport, isRotated: false } } } : {}),
    parameters: {
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

/** A control for each prop of the contract; those with a fixed list of values get a list. */
function controlsOf({ contract, manual }: WidgetStories): NonNullable<Meta<Args>['argTypes']> {
  const { properties = {} } = jsonSchemaOf(contract.props)
  const { comments } = manualOf(manual)
  const controls = Object.entries(properties).map(([name, { enum: options }]): [string, object] => [
    name,
    { description: comments[name] ?? '', ...(options ? { options, control: 'select' as const } : {}) },
  ])
  return { ...Object.fromEntries<object>(controls), example: { table: { disable: true } } }
}

/** Controls may make props that the contract refuses: the message says which. */
function parse(contract: WidgetContract, props: object): [props: object, fault?: string] {
  try {
    return [contract.parse({ attributes: {}, json: JSON.stringify(props) })]
  } catch (error) {
    return [{}, (error as Error).message]
  }
}

interface IslandProps extends WidgetStories {
  props: object
}

/** Mounts the component on a host element, as the runtime does. Without script, `host` is undefined as on the server. */
function Island({ contract, component, scene: Scene, props }: IslandProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const Component = component as WidgetComponent<{ host?: HTMLElement }>
  const [parsed, fault] = parse(contract, props)

  useEffect(() => {
    const names = Object.keys(contract.events)
    const log = (event: Event) => void action(event.type)((event as CustomEvent).detail)
    names.forEach(name => host?.addEventListener(name, log))
    return () => names.forEach(name => host?.removeEventListener(name, log))
  }, [contract, host])

  if (fault) {
    return (
      <p className="ui-field__error" role="alert">
        {fault}
      </p>
    )
  }
  const island = (
    <div ref={setHost} data-widget={contract.name}>
      <Component {...parsed} host={host ?? undefined} />
    </div>
  )
  return Scene ? (
    <Scene>{island}</Scene>
  ) : (
    <>
      {island}
      {host ? <BlankNote shown={host} /> : null}
    </>
  )
}
