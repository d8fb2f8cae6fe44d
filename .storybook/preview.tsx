import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import 'virtual:site.css'
import './preview.css'

const WIDTHS = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 }
const viewport = (name: string, width: number) => ({
  name,
  styles: { width: `${width}px`, height: '800px' },
  type: width < 768 ? ('mobile' as const) : ('desktop' as const),
})

type Settings = Readonly<Record<'scheme' | 'motion' | 'direction' | 'text', string>>

/** Sets the choices of the toolbar on the root element, where the style sheets read it. */
function PageSettings({ scheme, motion, direction, text }: Settings) {
  useEffect(() => {
    const page = document.documentElement
    Object.assign(page.dataset, { scheme, motion })
    page.dir = direction
    page.style.fontSize = text === 'double' ? '200%' : ''
  }, [scheme, motion, direction, text])
  return null
}

const withSettings: Decorator = (Story, { globals }) => (
  <>
    <PageSettings {...(globals as Settings)} />
    <Story />
  </>
)

/** Without script, shows the HTML that the server would send. A marker has that HTML already. */
const withoutScript: Decorator = (Story, { globals, parameters }) =>
  globals.script === 'off' && !parameters.hasMarker ? (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<Story />) }} />
  ) : (
    <Story />
  )

const toolbar = (title: string, icon: string, items: [value: string, title: string][]) => ({
  description: title,
  toolbar: {
    title,
    icon: icon as 'mirror',
    dynamicTitle: true,
    items: items.map(([value, itemTitle]) => ({ value, title: itemTitle })),
  },
})

const preview: Preview = {
  decorators: [withoutScript, withSettings],
  globalTypes: {
    scheme: toolbar('Scheme', 'mirror', [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ]),
    motion: toolbar('Motion', 'play', [
      ['normal', 'Motion'],
      ['reduced', 'Reduced motion'],
    ]),
    direction: toolbar('Direction', 'transfer', [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ]),
    text: toolbar('Text', 'paragraph', [
      ['normal', 'Text 100 %'],
      ['double', 'Text 200 %'],
    ]),
    library: toolbar('Library', 'component', [
      ['react', 'React'],
      ['preact', 'Preact'],
    ]),
    script: toolbar('Script', 'lightning', [
      ['on', 'Script on'],
      ['off', 'No script'],
    ]),
  },
  initialGlobals: {
    scheme: 'light',
    motion: 'normal',
    direction: 'ltr',
    text: 'normal',
    library: 'react',
    script: 'on',
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    options: {
      storySort: { order: ['Start', 'What is new', 'Foundations', 'Brand', 'Parts', 'Widgets', 'Patterns', 'Mails'] },
    },
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: viewport('Phone, 375', 375),
        ...Object.fromEntries(
          Object.entries(WIDTHS).map(([name, width]) => [name, viewport(`${name}, ${width}`, width)]),
        ),
      },
    },
  },
}

export default preview
