import { escapeHtml } from '../../../host/lib/escape-html'
import { textAt, type Fields } from '../read/fields'
import { describeHtml, type DescriptionFormat } from '../text/describe'
import { cleanLine } from '../text/line'

const FORMATS = new Set(['html', 'html-escaped', 'text', 'markdown'])
const MAX_LENGTH = 60_000
/** Sections that some feeds store next to the description, with their headings. */
const PARTS = [
  ['responsibilities', 'Responsibilities'],
  ['qualifications', 'Qualifications'],
  ['skills', 'Skills'],
  ['jobBenefits', 'Benefits'],
  ['x_additionalInformation', 'More about this job'],
  ['x_residency', 'Where you may live'],
] as const

export function describeJob(fields: Fields): string {
  const stated = textAt(fields, 'x_descriptionFormat')
  const format = FORMATS.has(stated) ? (stated as DescriptionFormat) : undefined
  const main = describeHtml(textAt(fields, 'description').slice(0, MAX_LENGTH), format)
  const parts = PARTS.flatMap(([key, heading]) => {
    const html = describePart(fields[key])
    return html && !main.includes(html) ? [`<h3>${heading}</h3>\n${html}`] : []
  })
  return [main, ...parts].filter(Boolean).join('\n')
}

function describePart(value: unknown): string {
  if (Array.isArray(value)) {
    return describeTags(value.map(cleanLine))
  } else if (typeof value !== 'string') {
    return ''
  }
  const tags = value.split(',').map(cleanLine).filter(Boolean)
  const isTags = tags.length > 2 && tags.every(tag => tag.split(' ').length <= 3 && !tag.endsWith('.'))
  return isTags ? describeTags(tags) : describeHtml(value.slice(0, MAX_LENGTH))
}

export function describeTags(tags: readonly string[]): string {
  const unique = [...new Map(tags.filter(Boolean).map(tag => [tag.toLowerCase(), tag])).values()]
  return unique.length > 0 ? `<p>${escapeHtml(unique.join(', '))}</p>` : ''
}
