import type { WidgetContract } from '@firstrung/mount/contract'
import { Markdown, Source, Stories, Title } from '@storybook/addon-docs/blocks'
import { manualOf } from '../../scripts/kit/manual'
import { propRows } from '../../scripts/kit/prop-rows'
import { snippetsOf } from '../../scripts/kit/snippets'
import { Matrix } from './matrix'

interface WidgetDocsProps {
  contract: WidgetContract
  examples: Readonly<Record<string, object>>
  manual: string
}

/** The docs page of a widget: the comment of its contract, its props and events, and its marker. */
export function WidgetDocs({ contract, examples, manual }: WidgetDocsProps) {
  const { text, comments } = manualOf(manual)
  const events = Object.entries(contract.events)
  return (
    <>
      <Title>{contract.name}</Title>
      <Markdown>{text}</Markdown>
      <p>
        Default <code>data-mount</code>: <code>{contract.mount}</code>.
      </p>
      <h2>Props</h2>
      <PropTable rows={propRows(contract.props, comments)} />
      <h2>Events</h2>
      {events.length ? (
        <ul>
          {events.map(([name]) => (
            <li key={name}>
              <Markdown>{`\`${name}\` ${comments[name] ?? ''}`}</Markdown>
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
      <Stories includePrimary title="Examples" />
      <Matrix />
    </>
  )
}

function PropTable({ rows }: { rows: ReturnType<typeof propRows> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Attribute</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.name}>
            <td>
              <code>{row.name}</code>
            </td>
            <td>
              <code>{row.attribute}</code>
            </td>
            <td>
              <code>{row.type}</code>
            </td>
            <td>{row.required ? 'required' : <code>{row.fallback}</code>}</td>
            <td>
              <Markdown>{row.comment}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
