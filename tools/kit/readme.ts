import { handlerOf } from '@firstrung/mount/component'
import { table } from './markdown'
import type { WidgetReference } from './reference'
import { snippetsOf } from './snippets'

/** Sizes in bytes, gzipped. */
export interface PackageSizes {
  /** The widget with the runtime, for an app that already has Preact. */
  widget: number
  style: number
  /** `bundle.js`: everything in one file, with Preact. */
  bundle: number
}

export function readmeOf(widget: WidgetReference, sizes: PackageSizes): string {
  const name = `@firstrung/${widget.name}`
  return `${[
    `# ${name}`,
    widget.text,
    ...install(name),
    ...marker(widget, name),
    ...component(widget, name),
    '## Props',
    propTable(widget),
    '## Events',
    eventTable(widget),
    ...style(widget, name),
    '## Size',
    table(
      ['File', 'gzip'],
      [
        ['the widget and the runtime, without the framework', kilobytes(sizes.widget)],
        ['`style.css`', kilobytes(sizes.style)],
        ['`bundle.js`: all in one file, with Preact', kilobytes(sizes.bundle)],
      ],
    ),
    `Version ${widget.version}. Licence: MIT.`,
  ].join('\n\n')}\n`
}

const install = (name: string) => [
  '## Install',
  code(
    'sh',
    `npm install ${name} react react-dom   # with React 18 or newer\nnpm install ${name} preact            # with Preact 11`,
  ),
]

const marker = ({ name: widget, examples, mount }: WidgetReference, name: string) => [
  '## On a page: the marker',
  `Import the package once. It finds its markers, also those that come later. With Preact import \`${name}/preact\`. An import on a server does nothing.`,
  code('js', `import '${name}'\nimport '@firstrung/ui/style.css'\nimport '${name}/style.css'`),
  code('html', snippetsOf(widget, examples.default ?? {})[0]?.code ?? ''),
  `Without \`data-mount\` it is mounted with the strategy \`${mount}\`.`,
  'Without a build, one file is enough; the widget brings Preact:',
  code(
    'html',
    [
      `<link rel="stylesheet" href="/node_modules/@firstrung/ui/dist/style.css">`,
      `<link rel="stylesheet" href="/node_modules/${name}/dist/style.css">`,
      `<script type="module" src="/node_modules/${name}/dist/bundle.js"></script>`,
    ].join('\n'),
  ),
]

const component = ({ component: widget, examples, events }: WidgetReference, name: string) => {
  const props = Object.keys(examples.default ?? {}).map(prop => ` ${prop}={${prop}}`)
  const handler = events[0] ? ` ${handlerOf(events[0].name)}={detail => console.log(detail)}` : ''
  return [
    '## In an app: the component',
    `It takes the props below, also new ones at any time, and calls a handler for each event. With Preact import \`${name}/preact/component\`.`,
    code('jsx', `import { ${widget} } from '${name}/component'\n\n<${widget}${props.join('')}${handler} />`),
  ]
}

const style = ({ name: widget }: WidgetReference, name: string) => [
  '## CSS',
  `\`${name}/style.css\` styles \`.w-${widget}\`; it needs \`@firstrung/ui/style.css\`, which is \`tokens.css\` and \`widgets.css\` in one file. With one or two widgets, \`@firstrung/ui/base.css\` and \`${name}/parts.css\` replace it and are smaller. None of them changes the computed style of an element outside of a widget. \`@firstrung/ui/reset.css\` is for pages without styles of their own.`,
  `To change the look, set the custom properties of \`tokens.css\` (\`--rung\`, \`--surface\`, \`--radius-card\` and so on): \`[data-widget="${widget}"] { --radius-card: 0 }\`, for a component \`[data-firstrung="${widget}"]\`. The colour scheme is that of the page (\`color-scheme\`); \`data-scheme="light"\` or \`"dark"\` on the marker sets another.`,
]

export function propTable({ props }: WidgetReference): string {
  return props.length === 0
    ? 'None.'
    : table(
        ['Prop', 'Attribute', 'Type', 'Default', 'Meaning'],
        props.map(({ name, attribute, type, required, fallback, comment }) => [
          `\`${name}\``,
          `\`${attribute}\``,
          `\`${type}\``,
          required ? 'required' : fallback && `\`${fallback}\``,
          comment,
        ]),
      )
}

export function eventTable({ events }: WidgetReference): string {
  return events.length === 0
    ? 'None.'
    : table(
        ['Event', 'Handler', '`event.detail`', 'When'],
        events.map(({ name, detail, comment }) => [
          `\`${name}\``,
          `\`${handlerOf(name)}\``,
          Object.keys(detail.properties ?? {})
            .map(key => `\`${key}\``)
            .join(', '),
          comment,
        ]),
      )
}

const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
