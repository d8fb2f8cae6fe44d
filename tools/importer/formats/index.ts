import { decodeLine, type Decoding, openBytes, peek } from '../read/decode'
import { parseFields } from '../read/fields'
import { type Line, readLines } from '../read/lines'
import { detectFormat } from './detect'
import { readCsvFile, readHtmlFile, readJsonFile, readXmlFile, tryRead, withDefaults } from './documents'
import type { FeedOptions } from './options'

/** A document is held in memory; larger feeds must be lines of JSON. */
const LARGEST = 64 * 1024 * 1024

/** Enough to detect the format, in bytes. */
const SAMPLE = 64 * 1024

const READERS = { json: readJsonFile, csv: readCsvFile, xml: readXmlFile, html: readHtmlFile } as const

/** Each record is JSON. Lines and arrays are read one by one, any other format as a whole. */
export async function* readRecords(
  file: string,
  decoding: Decoding = { windows: 0, damaged: 0 },
  options: FeedOptions = {},
): AsyncGenerator<Line> {
  const { start, chunks } = await peek(openBytes(file), SAMPLE)
  const format = detectFormat(file, start.toString('utf8'), options)
  if (format === undefined) {
    for await (const line of readLines(chunks, decoding)) {
      yield { ...line, text: fillLine(line.text, options) }
    }
    return
  }
  const text = decodeLine(await readWhole(file, chunks), decoding)
  const records = tryRead(() => READERS[format](text, options))
  if (records === undefined) {
    yield { number: 1, text: '' }
    return
  }
  for (const [index, record] of records.entries()) {
    yield { number: index + 1, text: JSON.stringify(record) }
  }
}

/** Lines that are not JSON stay unchanged. */
function fillLine(text: string | undefined, options: FeedOptions): string | undefined {
  const isSet = options.employer !== undefined || options.source !== undefined || options.map !== undefined
  const record = isSet && text !== undefined ? tryRead(() => parseFields(text)) : undefined
  return record ? JSON.stringify(withDefaults(record, options)) : text
}

async function readWhole(file: string, chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > LARGEST) {
      throw new Error(`${file} is larger than 64 MB; give it as lines of JSON`)
    }
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}
