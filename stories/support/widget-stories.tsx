import type { Meta } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { jsonSchemaOf } from '../../tools/kit/json-schema'
import { manualOf } from '../../tools/kit/manual'
import { propRows } from '../../tools/kit/prop-rows'
import { Island, type IslandProps } from './island'
import { type Library, ensureLibrary } from './library'
import { withPictures } from './pictures'
import { WidgetDocs } from './widget-docs'

interface WidgetStories extends Pick<IslandProps, 'contract' | 'component' | 'scene' | 'surroundings'> {
  examples: Readonly<Record<string, object>>
  /** The source of contract.ts, whose comments are the manual. */
  manual: string
  /** Opens a part that is only visible after a click. */
  afterMount?: () => void
  /** The viewport of the stories, for widgets that are only visible there. */
  viewport?: 'phone'
}

/** Loading the code of a widget takes longest in Storybook's development server, which compiles it then. */
const MOUNT_TIMEOUT_MS = 15_000

interface Args {
  example: string
  [prop: string]: unknown
}

/** Returns the default export of a widget's story file. Its stories are its examples; the contract gives the docs page. */
export function widgetMeta(widget: WidgetStories): Meta<Args> {
  return {
    render: ({ example, ...props }, { globals }) =>
      ensureLibrary(globals.library as Library, globals) ? (
        <Island
          key={`${example} ${globals.script}`}
          {...widget}
          props={withPictures(props)}
          library={globals.library as Library}
          hasScript={globals.script === 'on'}
        />
      ) : (
        <></>
      ),
    play: async ({ canvasElement }) => {
      await waitFor(() => expectMounted(canvasElement), { timeout: MOUNT_TIMEOUT_MS })
      widget.afterMount?.()
    },
    argTypes: controlsOf(widget),
    ...(widget.viewport ? { globals: { viewport: { value: widget.viewport, isRotated: false } } } : {}),
    parameters: {
      hasMarker: true,
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

/** Throws while a marker has not been mounted yet. */
function expectMounted(canvas: HTMLElement): void {
  if (canvas.querySelector('.story-marker--live [data-widget]:not([data-state="mounted"])')) {
    throw new Error('The widget has not mounted')
  }
}

/** A control for each prop of the contract; those with a fixed list of values get a list. */
function controlsOf({ contract, manual }: WidgetStories): NonNullable<Meta<Args>['argTypes']> {
  const { properties = {} } = jsonSchemaOf(contract.props)
  const controls = propRows(contract.props, manualOf(manual).comments).map(
    ({ name, comment, type, required, fallback }): [string, object] => {
      const options = properties[name]?.enum
      return [
        name,
        {
          ...{ description: comment, type: { name: 'other', value: type, required } },
          table: { type: { summary: type }, ...(fallback ? { defaultValue: { summary: fallback } } : {}) },
          ...(options ? { options, control: 'select' as const } : {}),
        },
      ]
    },
  )
  return { ...Object.fromEntries<object>(controls), example: { table: { disable: true } } }
}
