import type { TestHost } from './host'

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&amp;': '&',
}
const decode = (text: string) => text.replaceAll(/&(quot|lt|gt|#39|amp);/g, entity => ENTITIES[entity] ?? entity)

/** Finds the form in the page's last message. */
export async function undoOn(host: TestHost, headers: Record<string, string>, path: string) {
  const answer = await host.request(path, { headers: { Cookie: headers.Cookie ?? '' } })
  const [, afterStart = ''] = (await answer.text()).split('class="w-flash-messages"')
  const [messages = ''] = afterStart.split('<main')
  const forms = [...messages.matchAll(/<form method="post" action="([^"]+)">(.*?)<\/form>/gs)]
  const [, action = '/no-undo-form', content = ''] = forms.at(-1) ?? []
  const inputs = content.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return { action, fields: Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, decode(value)])) }
}
