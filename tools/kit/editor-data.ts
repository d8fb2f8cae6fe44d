import type { htmlDataOf } from './html-data'
import type { WidgetReference } from './reference'

export function webTypesOf({ globalAttributes }: ReturnType<typeof htmlDataOf>, version: string): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    ...{ name: 'firstrung', version, 'description-markup': 'markdown' },
    contributions: {
      html: {
        attributes: globalAttributes.map(({ name, description, values = [] }) => ({
          name,
          description: typeof description === 'string' ? description : description.value,
          ...(values.length > 0 ? { value: { type: values.map(value => `"${value.name}"`).join(' | ') } } : {}),
        })),
      },
    },
  }
}

export function customElementsOf(widgets: readonly WidgetReference[]): object {
  return {
    schemaVersion: '2.1.0',
    modules: widgets.map(({ name, component, text, deprecated, props, events }) => ({
      ...{ kind: 'javascript-module', path: `@firstrung/${name}` },
      declarations: [
        {
          ...{ kind: 'class', name: component, description: text, deprecated, widget: name },
          attributes: props.map(({ attribute, name: fieldName, type, comment, fallback, required }) => ({
            ...{ name: attribute, fieldName, type: { text: type }, description: comment, required },
            ...(fallback ? { default: fallback } : {}),
          })),
          events: events.map(event => ({
            ...{ name: event.name, description: event.comment, type: { text: 'CustomEvent' }, detail: event.detail },
          })),
        },
      ],
    })),
  }
}
