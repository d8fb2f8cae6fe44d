import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pascalCase, root } from '../widgets.mjs'

export function widgetFiles({ area, name }) {
  const dir = `widgets/${area}/${name}`
  const component = pascalCase(name)
  return {
    [`${dir}/package.json`]: packageJson(name),
    [`${dir}/contract.ts`]: contract(name),
    [`${dir}/examples.ts`]: examples(),
    [`${dir}/index.ts`]: index(name, component),
    [`${dir}/${name}.tsx`]: view(name, component),
    [`${dir}/${name}.css`]: style(name),
    [`stories/${name}.stories.tsx`]: story(dir, name, component),
    [`tests/widgets/${name}.spec.ts`]: spec(dir, name),
  }
}

/** Copied from the model widget, so that common fields are maintained once. */
function packageJson(name) {
  const model = JSON.parse(readFileSync(path.join(root, 'widgets/site/faq/package.json'), 'utf8'))
  const exports = { ...model.exports, './style.css': { ...model.exports['./style.css'], source: `./${name}.css` } }
  const manifest = { ...model, name: `@firstrung/${name}`, description: `The ${name} widget of Firstrung`, exports }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const contract = name => `import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A title and a text behind it. It is a native \`<details>\`, so it works without script. Say here what the widget is
 * for, what it does without script and what it adds: this comment is its manual.
 *
 * @example { "title": "Who can apply?", "text": "Students of every year." }
 */
export const contract = defineContract({
  name: '${name}',
  mount: 'visible',
  props: v.object({
    /** Always shown. */
    title: v.string(),
    /** Shown when it is opened. */
    text: v.optional(v.string(), ''),
  }),
  events: {
    /** A visitor opened it. */
    '${name}:opened': v.object({ title: v.string() }),
  },
})
`

const examples = () => `import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

/** Single source for stories, tests and docs. */
export const examples = {
  default: { title: 'Who can apply?', text: 'Students of every year, and graduates of the last two.' },
  empty: { title: 'Who can apply?' },
  'long text': {
    title: 'Who can apply, who can apply later, and who has to ask the employer before anything is sent to anybody at all?',
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(6),
  },
} satisfies Examples<typeof contract>
`

const index = (name, component) => `import { defineWidget } from '@firstrung/mount'
import { contract } from './contract'

defineWidget(contract, () => import('./${name}').then(module => module.${component}))
`

const view = (name, component) => `import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import type { ToggleEvent } from 'react'
import type { contract } from './contract'

type ${component}Props = WidgetProps<typeof contract>

export function ${component}({ title, text, host }: ${component}Props) {
  const handleToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) {
      emit(host, '${name}:opened', { title })
    }
  }

  return (
    <details className="w-${name}" onToggle={handleToggle}>
      <summary className="w-${name}__title">{title}</summary>
      {text ? <p className="w-${name}__text">{text}</p> : null}
    </details>
  )
}
`

const style = name => `.w-${name} {
  .w-${name}__title {
    cursor: pointer;
    padding-block: var(--space-3);
  }

  .w-${name}__text {
    max-inline-size: var(--measure);
    overflow-wrap: anywhere;
  }
}
`

const story = (dir, name, component) => `import { contract } from '../${dir}/contract'
import manual from '../${dir}/contract.ts?raw'
import { examples } from '../${dir}/examples'
import { ${component} } from '../${dir}/${name}'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: ${component}, examples, manual })
`

const spec = (dir, name) => `import { contract } from '../../${dir}/contract'
import { examples } from '../../${dir}/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

test('opens without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, '${name}', 'default', { script: false })
  await plain.page.getByText('Who can apply?').click()
  await expect(plain.page.getByText('Students of every year')).toBeVisible()
})
`
