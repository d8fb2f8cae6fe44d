import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parseRows } from '../../host/lib/read-rows'

const row = v.strictObject({ name: v.string() })

it.each(['{"name":2}', '{"nam":"Ox"}', '{"name":'])(
  'names the file and the line of a row that does not fit: %s',
  wrong => {
    expect(() => parseRows('employers.jsonl', `{"name":"Ox"}\n${wrong}\n`, row)).toThrow(/^employers\.jsonl:2\n/)
  },
)
