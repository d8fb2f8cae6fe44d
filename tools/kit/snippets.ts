interface Snippet {
  title: string
  language: 'html'
  code: string
}

/**
 * Returns the marker in several template languages. The JSON is in a script element, so each example escapes sequences
 * that could close the element; HTML escaping would break the JSON.
 */
export function snippetsOf(widget: string, props: object): Snippet[] {
  const keys = Object.keys(props)
  const json = JSON.stringify(props, null, 2).replace(/[<>&]/g, char => `\\u00${char.charCodeAt(0).toString(16)}`)
  const marker = (script: string) =>
    `<div data-widget="${widget}">\n  <script type="application/json">${script}</script>\n  <!-- HTML that is shown until the widget is mounted -->\n</div>`
  const pairs = (pair: (key: string) => string) => keys.map(pair).join(', ')
  const snippets: [title: string, code: string][] = [
    ['Plain HTML', marker(`\n${indent(json, 4)}\n  `)],
    ['Nunjucks', `{{ widget("${widget}", { ${pairs(key => `${key}: ${key}`)} }) }}`],
    [
      'Twig',
      marker(
        `{{ { ${pairs(key => `${key}: ${key}`)} }|json_encode(constant('JSON_HEX_TAG') b-or constant('JSON_HEX_AMP'))|raw }}`,
      ),
    ],
    [
      'Blade',
      marker(
        `{!! json_encode([${pairs(key => `'${key}' => $${key}`)}], JSON_HEX_TAG | JSON_HEX_AMP | JSON_THROW_ON_ERROR) !!}`,
      ),
    ],
    ['ERB', marker(`<%= raw json_escape({ ${pairs(key => `${key}: @${snake(key)}`)} }.to_json) %>`)],
    ['Django', `{% load firstrung %}\n{% widget "${widget}" ${keys.map(key => `${key}=${snake(key)}`).join(' ')} %}`],
    ['Jinja', marker(`{{ { ${pairs(key => `"${key}": ${snake(key)}`)} }|tojson }}`)],
  ]
  return snippets.map(([title, code]) => ({ title, language: 'html', code }))
}

const indent = (text: string, spaces: number) => text.replace(/^/gm, ' '.repeat(spaces))
const snake = (key: string) => key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
