import { Embed } from './embed'

const embeds = new WeakMap<HTMLElement, Embed>()

/** Shows the embed of a link, unless it has one. */
export async function mount(link: HTMLElement): Promise<void> {
  if (!embeds.has(link)) {
    const embed = new Embed(link)
    embeds.set(link, embed)
    await embed.show()
  }
}

/** Changes attributes of a link (`null` removes one), and resolves once its embed shows them. */
export async function update(link: HTMLElement, options: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [name, value] of Object.entries(options)) {
    if (value === null) {
      delete link.dataset[name]
    } else {
      link.dataset[name] = value
    }
  }
  const embed = embeds.get(link)
  await (embed ? embed.show() : mount(link))
}

/** Removes the embed of a link, which is shown again. */
export function destroy(link: HTMLElement): void {
  embeds.get(link)?.destroy()
  // The embed stays known, so that a change of the page does not show it again; `update` does.
}
