import { sanitiseHtml } from '../../http/sanitise'
import { repairCharacters } from './characters'
import { decodeEntities } from './entities'
import { markdownToHtml } from './markdown'
import { plainToHtml } from './plain'

export type DescriptionFormat = 'html' | 'html-escaped' | 'text' | 'markdown'

/** Escaped signs, headings or bold words; plain text has none of them by accident. */
const MARKDOWN = /\\[&*_#+.()[\]~>|-]|^#{1,4} \S|(?<!\*)\*\*[^\s*][^*\n]*\*\*(?!\*)/m
const BLOCK_TAG = '(?:p|br|ul|ol|li|div|strong|b|em|h[1-6]|span|table)'

/** Returns a description in any of the known formats as safe HTML. Without a format, its tags decide. */
export function describeHtml(description: string, format?: DescriptionFormat): string {
  const text = repairCharacters(description).trim()
  switch (format ?? detectFormat(text)) {
    case 'html-escaped':
      return sanitiseHtml(separateContacts(repairCharacters(protectLessThan(decodeEntities(text)))))
    case 'html':
      return sanitiseHtml(separateContacts(text))
    case 'markdown':
      return sanitiseHtml(markdownToHtml(text))
    case 'text':
      return sanitiseHtml(plainToHtml(nameMasks(repairCharacters(decodeEntities(text)))))
  }
}

function detectFormat(text: string): DescriptionFormat {
  if (new RegExp(`<${BLOCK_TAG}[\\s/>]`, 'i').test(text)) {
    return 'html'
  }
  const isEscaped = new RegExp(`&lt;${BLOCK_TAG}(?:\\s|/|&gt;)`, 'i').test(text)
  return isEscaped ? 'html-escaped' : MARKDOWN.test(text) ? 'markdown' : 'text'
}

/** A sign that opens no tag ("babies <1500g") would swallow what follows it. */
function protectLessThan(html: string): string {
  return html.replace(/<(?![a-zA-Z/!])/g, '&lt;')
}

/** Each label is glued to the value before it; only whole blocks of this kind are separated. */
function separateContacts(html: string): string {
  return html.replace(/Name ?\[name\] ?Job title[^<\n]{0,300}/g, block =>
    block
      .replace(/^Name ?\[name\] ?Job title ?/, 'Name: [name]<br>Job title: ')
      .replace(/ ?Email(?: address)? ?\[email\]/, '<br>Email: [email]')
      .replace(/ ?Telephone number ?\[phone\]/, '<br>Telephone: [phone]')
      .replace(/ ?Additional contact information/, '<br><br>Additional contact information'),
  )
}

/** Digits that the source has masked with stars. */
function nameMasks(text: string): string {
  return text.replace(/\*{4}\d*(?:[\s/]*\*{4}\d*)*/g, '[number]').replace(/\*{5,}/g, '')
}
