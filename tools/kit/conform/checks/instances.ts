import { loaded, second } from '../page'
import { hostsHtml, mountFault } from '../recorder'
import type { Bench, Check } from '../types'

/** The script is on the page twice, and the marker leaves and returns: there is one widget each time. */
export const doubleMount: Check = {
  name: 'double mount',
  run: async ({ subject, open }) => {
    const once = await open({})
    const fault = await mountFault(once, subject.name)
    if (fault) {
      return fault
    }
    const page = await open({ copies: 2 })
    const twice = await mountFault(page, subject.name)
    if (twice) {
      return `with the script on the page twice: ${twice}`
    }
    const [expected, received] = [await hostsHtml(once, subject.name), await hostsHtml(page, subject.name)]
    if (outline(expected) !== outline(received)) {
      return 'with the script on the page twice, its HTML is another than with the script once'
    }
    await page.locator(`[data-widget="${subject.name}"]`).evaluate(async host => {
      const parent = host.parentElement
      host.remove()
      await new Promise(resolve => setTimeout(resolve, 100))
      parent?.append(host)
    })
    const again = await mountFault(page, subject.name)
    return again && `after its marker has left the page and returned: ${again}`
  },
}

/** The elements in their order. Text and attributes may depend on the time. */
const outline = (html: readonly string[]) => html.join('').replace(/<(\/?[\w-]+)[^>]*>|[^<]+/g, '$1 ')

export const twoInstances: Check = {
  name: 'two instances',
  run: async ({ subject, open }: Bench) => {
    const page = await open({ body: loaded(subject.marker) + second(subject.marker) })
    const fault = await mountFault(page, subject.name, 2)
    if (fault) {
      return fault
    }
    const ids = await page.locator('[id]').evaluateAll(elements => elements.map(({ id }) => id))
    const values = textsOf(JSON.parse(/json">(.*?)<\/script>/s.exec(subject.marker)?.[1] ?? '{}'))
    // Ids derived from a prop are chosen by the page, which gives two widgets different ones.
    const own = ids.filter(
      id => !values.some(value => id === value || id.endsWith(`-${value}`) || id.startsWith(`${value}-`)),
    )
    const twice = own.filter((id, index) => own.indexOf(id) !== index)
    return twice.length > 0 ? `two of them share the id "${twice[0]}"; use useId` : undefined
  },
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return value === '' ? [] : [value]
  }
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []
}
