export interface MailLink {
  text: string
  /** A path of the site, or a whole address. */
  url: string
}

interface MailJob extends MailLink {
  company: string
  /** Place, pay and closing date. */
  line: string
}

export type Block =
  | { kind: 'paragraph'; text: string }
  /** A section title, below the heading of the mail. */
  | { kind: 'heading'; text: string }
  /** `isSpelledOut` also shows the address, for links that must be usable in any mail program. */
  | ({ kind: 'button'; isSpelledOut?: boolean } & MailLink)
  | { kind: 'links'; links: readonly MailLink[]; label?: string }
  | { kind: 'steps'; steps: readonly (MailLink & { more: string })[] }
  | { kind: 'quote'; lines: readonly string[] }
  | { kind: 'facts'; facts: readonly { name: string; value: string }[] }
  | { kind: 'jobs'; jobs: readonly (Omit<MailJob, 'text'> & { title: string })[] }

/** All texts are plain: user text is escaped when it becomes HTML. */
export interface MailContent {
  /** The text that inboxes show next to the subject. */
  preheader: string
  heading: string
  blocks: readonly Block[]
  /** Why the recipient gets this mail, for the footer. */
  reason: string
  /** How to stop such mails, below the reason. Mandatory mails have none. */
  stops?: readonly MailLink[]
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const button = (text: string, url: string): Block => ({ kind: 'button', text, url })
export const spelledOut = (text: string, url: string): Block => ({ kind: 'button', text, url, isSpelledOut: true })
export const links = (...items: readonly MailLink[]): Block => ({ kind: 'links', links: items })
export const quote = (text: string | null): Block[] => (text ? [{ kind: 'quote', lines: text.split(/\r?\n/) }] : [])

export function withAddresses(content: MailContent, baseUrl: string): MailContent {
  const whole = <T extends { url: string }>(item: T): T => ({
    ...item,
    url: item.url.startsWith('/') ? baseUrl + item.url : item.url,
  })
  const blocks = content.blocks.map((block): Block => {
    switch (block.kind) {
      case 'button':
        return whole(block)
      case 'links':
        return { ...block, links: block.links.map(whole) }
      case 'steps':
        return { ...block, steps: block.steps.map(whole) }
      case 'jobs':
        return { ...block, jobs: block.jobs.map(whole) }
      default:
        return block
    }
  })
  return { ...content, blocks, stops: (content.stops ?? []).map(whole) }
}
