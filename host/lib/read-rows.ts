import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { root } from './root'

/** Reads the rows of a file of the repository, one JSON object a line. */
export const readRows = <T>(file: string, row: v.GenericSchema<unknown, T>): T[] =>
  parseRows(path.basename(file), readFileSync(path.join(root, file), 'utf8'), row)

/** Throws with the file and the number of a line that does not fit. */
export function parseRows<T>(file: string, text: string, row: v.GenericSchema<unknown, T>): T[] {
  const schema = v.pipe(v.string(), v.parseJson(), row)
  const lines = text.trim().split('\n')
  return lines.map((line, index) => {
    const result = v.safeParse(schema, line)
    if (!result.success) {
      throw new Error(`${file}:${index + 1}\n${v.summarize(result.issues)}`)
    }
    return result.output
  })
}
