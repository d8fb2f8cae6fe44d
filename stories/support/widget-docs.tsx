import type { PropsSchema, WidgetContract } from '@firstrung/mount/contract'
import { Markdown, Source, Stories, Title } from '@storybook/addon-docs/blocks'
import { manualOf } from '../../tools/kit/manual'
import { propRows } from '../../tools/kit/prop-rows'
import { snippetsOf } from '../../tools/kit/snippets'
import { ContentGuidance } from './content-guidance'
import { DocTable } from './doc-table'
import { MarkerEditor, markersOf } from './live-markers'
import { Matrix } from './matrix'
import { WidgetFacts } from './widget-facts'

interface WidgetDocsProps {
  contract: WidgetContract
  examples: Readonly<Record<string, object>>
  manual: string
}

/** The fields of `event.detail`, as a sentence. */
function detailOf(schema: PropsSchema): string {
  const fields = propRows(schema, {}).map(({ name, type }) => `\`${name}\` (${type.replaceAll('|', 'or')})`)
  return fields.length > 0 ? ` Its detail has ${fields.join(', ')}.` : ''
}

/** The docs page of a widget: the comment of its contract, its props and events, and its marker. */
export function WidgetDocs({ contract, examples, manual }: WidgetDocsProps) {
  const { text, deprecated, comments } = manualOf(manual)
  const events = Object.entries(contract.events)
  return (
    <>
      <Title>{contract.name}</Title>
      <p>
        <strong>Status: {deprecated ? `deprecated, ${deprecated}` : 'stable'}</strong>
      </p>
      <Markdown>{text}</Markdown>
      <p>
        Default <code>data-mount</code>: <code>{contract.mount}</code>.
      </p>
      <h2>Props</h2>
      <DocTable
        head={['Prop', 'Attribute', 'Type', 'Default', 'Meaning']}
        rows={propRows(contract.props, comments).map(row => [
          row.name,
          <code key="attribute">{row.attribute}</code>,
          <code key="type">{row.type}</code>,
          row.required ? 'required' : <code key="default">{row.fallback}</code>,
          <Markdown key="meaning">{row.comment}</Markdown>,
        ])}
      />
      <h2>Events</h2>
      {events.length ? (
        <ul>
          {events.map(([name, detail]) => (
            <li key={name}>
              <Markdown>{`\`${name}\` ${comments[name] ?? ''}${detailOf(detail as PropsSchema)}`}</Markdown>
            </li>
          ))}
        </ul>
      ) : (
        <p>None.</p>
      )}
      <h2>The marker</h2>
      {snippetsOf(contract.name, examples.default ?? {}).map(({ title, language, code }) => (
        <div key={title}>
          <h3>{title}</h3>
          <Source code={code} language={language} />
        </div>
      ))}
      <MarkerEditor html={markersOf([[contract.name, examples.default ?? {}]])} />
      <Stories includePrimary title="Examples" />
      <ContentGuidance props={examples.default ?? {}} />
      <WidgetFacts name={contract.name} />
      <Matrix />
    </>
  )
}
