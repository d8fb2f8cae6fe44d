import { mountFault } from '../recorder'
import type { Check } from '../types'

interface Axe {
  run: (
    selector: string,
    options: object,
  ) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>
}

export const axe: Check = {
  name: 'axe',
  run: async ({ subject, tools, open }) => {
    const page = await open({})
    const fault = await mountFault(page, subject.name)
    if (fault) {
      return fault
    }
    await page.evaluate(tools.axe)
    const found = await page.evaluate(async () => {
      document.getAnimations().forEach(animation => {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) {
          animation.finish()
        }
      })
      const { axe } = window as unknown as { axe: Axe }
      // The order of headings is a matter of the page around a widget.
      const { violations } = await axe.run('#subject', {
        resultTypes: ['violations'],
        rules: { 'heading-order': { enabled: false } },
      })
      return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 120)}`)
    })
    return found[0]
  },
}

/** The server's HTML has the text that the widget shows with script. */
export const noScript: Check = {
  name: 'no script',
  run: async ({ subject, open }) => {
    const page = await open({})
    const fault = await mountFault(page, subject.name)
    if (fault) {
      return fault
    }
    const plain = await open({}, { javaScriptEnabled: false })
    const [mounted, server] = await Promise.all([page, plain].map(item => item.locator('#subject').innerText()))
    const words = (mounted ?? '').split(/\s+/).filter(Boolean)
    const missing = words.filter(word => !server?.includes(word))
    return missing.length > words.length / 2
      ? `its HTML without script lacks most of its text: "${missing.slice(0, 12).join(' ')}"`
      : undefined
  },
}
