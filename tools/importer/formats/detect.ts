import { isDocument, LISTS } from './documents'
import type { FeedOptions, FileFormat } from './options'

const LIST = new RegExp(String.raw`"(?:${LISTS.join('|')}|@graph)"\s*:\s*\[\s*[{\]]`)

/** Returns undefined for lines of JSON and arrays of records, which are not read as a whole. */
export function detectFormat(file: string, start: string, options: FeedOptions): FileFormat | undefined {
  if (options.format && options.format !== 'json') {
    return options.format
  }
  const text = start.replace(/^\uFEFF/, '').trimStart()
  const hasDefaults = options.map !== undefined || options.employer !== undefined || options.source !== undefined
  if (text.startsWith('<')) {
    return /<!doctype html|<html|<head[\s>]|<body[\s>]|<script[\s>]/i.test(text) &&
      !/^<\?xml[^>]*>\s*<(?:rss|feed)/i.test(text)
      ? 'html'
      : 'xml'
  } else if (text.startsWith('[')) {
    return hasDefaults ? 'json' : undefined
  } else if (text.startsWith('{')) {
    return isWhole(text) ? 'json' : undefined
  }
  return isTable(text, file) || (hasDefaults && options.format === undefined) ? 'csv' : undefined
}

/** An object over several lines, or one with a list, is a document. A line with a record is one of many. */
function isWhole(text: string): boolean {
  const [first = '', second = ''] = text.split(/\r?\n/).filter(line => line.trim() !== '')
  const value = tryParse(first)
  if (value !== undefined) {
    return isDocument(value)
  }
  // A damaged first line may be followed by records.
  return text.includes('\n') ? /[[{,:]\s*$/.test(first) || /^\s*["\]},]/.test(second) : LIST.test(text)
}

const isTable = (text: string, file: string): boolean => {
  const [heading = ''] = text.split(/\r?\n/, 1)
  return /\.(csv|tsv)(\.gz)?$/i.test(file) || (/[,;\t|]/.test(heading) && /title|position|vacancy/i.test(heading))
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
