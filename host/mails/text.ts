import type { Block, MailContent, MailLink } from './content'

interface Site {
  name: string
  url: string
}

/** Has the same blocks as the HTML, with every address written out. */
export function renderText({ heading, blocks, reason, stops = [] }: MailContent, site: Site): string {
  const foot = ['--', reason, ...stops.map(lineOfLink), '', site.name, `${site.url}/`].join('\n')
  return `${[underline(heading, '='), ...blocks.map(textOf), foot].join('\n\n')}\n`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'heading':
      return underline(block.text, '-')
    case 'button':
      return lineOfLink(block)
    case 'links':
      return [...(block.label ? [block.label] : []), ...block.links.map(lineOfLink)].join('\n')
    case 'steps':
      return block.steps.map(({ text, more, url }, index) => `${index + 1}. ${text}${more}\n   ${url}`).join('\n')
    case 'quote':
      return block.lines.map(line => `> ${line}`.trimEnd()).join('\n')
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'jobs':
      return block.jobs.map(({ title, company, line, url }) => `- ${title}, ${company}\n${line}\n${url}`).join('\n\n')
  }
}

const lineOfLink = ({ text, url }: MailLink): string => `${text}: ${url}`
const underline = (text: string, character: string): string => `${text}\n${character.repeat(Math.min(text.length, 70))}`
