import { adviseOnMedia, adviseOnScript, messages, propOfPlain, repeatedIds } from './marker-rules'
import { entriesOf } from './shapes'

/** Returns the mistakes in a marker that the linter would name; `schema` is undefined while its code is not loaded. */
export function findMistakes(host: HTMLElement, props: object | undefined, schema: unknown): string[] {
  const { widget = '', mount = '' } = host.dataset
  const advice = adviseOnMedia(mount)
  const plain = [...host.attributes].filter(({ name }) => Object.hasOwn(entriesOf(schema), propOfPlain(name) ?? ''))
  return [
    ...(advice ? [messages.strategy(mount, advice)] : []),
    ...plain.map(({ name }) => messages.plain(name, widget)),
    ...Object.values(props ?? {})
      .flatMap(repeatedIds)
      .map(({ id }) => messages.repeated(id, widget)),
    ...scriptMistakes(host),
  ]
}

/** A mounted widget has replaced the scripts within its marker. */
function scriptMistakes(host: HTMLElement): string[] {
  return host.querySelector(':scope > script[type="application/json"]')
    ? []
    : [...host.querySelectorAll('script:not([src], [data-firstrung-strings])')]
        .filter(script => script.closest('[data-widget]') === host)
        .flatMap(script => adviseOnScript({ type: script.getAttribute('type'), text: script.textContent }) ?? [])
}
