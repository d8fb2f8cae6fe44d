import { Markdown } from '@storybook/addon-docs/blocks'
import facts from 'virtual:widget-facts'
import { DocTable } from './doc-table'
import { keysOf } from './keyboard'

const kilobytes = (bytes: number | null) =>
  bytes === null ? 'build the site to see it' : `${(bytes / 1000).toFixed(1)} kB`

export function WidgetFacts({ name }: { name: string }) {
  const { parts = [], classes = [], scriptBytes = null, styleBytes = null, changes = [] } = facts[name] ?? {}
  return (
    <>
      <h2>Anatomy</h2>
      <DocTable
        head={['What', 'Names']}
        rows={[
          ['Its own elements', classes.map(part => `.w-${name}__${part}`).join(', ') || 'none'],
          ['Parts of core/ui', parts.join(', ') || 'none'],
        ]}
      />
      <h2>Keyboard</h2>
      <DocTable head={['Key', 'What it does']} rows={keysOf(name, parts)} />
      <h2>Cost</h2>
      <DocTable
        head={['File', 'Compressed']}
        rows={[
          ['Its script', kilobytes(scriptBytes)],
          ['Its styles', kilobytes(styleBytes)],
        ]}
      />
      <h2>Changes</h2>
      {changes.length ? (
        <ul>
          {changes.map(({ version, text }) => (
            <li key={text}>
              <strong>{version}</strong> <Markdown>{text}</Markdown>
            </li>
          ))}
        </ul>
      ) : (
        <p>None since the changelog began.</p>
      )}
    </>
  )
}
