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

/** Sets the scheme and motion of the toolbar on the root element, where the style sheets read them. */
function Settings({ scheme, motion }: { scheme: string; motion: string }) {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { scheme, motion })
  }, [scheme, motion])
  return null
}

const withSettings: Decorator = (Story, { globals }) => (
  <>
    <Settings scheme={String(globals.scheme)} motion={String(globals.motion)} />
    <Story />
  </>
)

/** Without script, shows the HTML that the server would send. */
const withoutScript: Decorator = (Story, { globals }) =>
  globals.script === 'off' ? <div dangerouslySetInnerHTML={{ __html: renderToString(<Story />) }} /> : <Story />

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
    script: toolbar('Script', 'lightning', [
      ['on', 'Script on'],
      ['off', 'No script'],
    ]),
  },
  initialGlobals: { scheme: 'light', motion: 'normal', script: 'on' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    options: { storySort: { order: ['Brand', 'Parts', 'Widgets', 'Mails'] } },
    a11y: { test: 'error' },
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
