import { describe, expect, it } from 'vitest'
import { MessageReader, simpleQuery, sync } from '../../../tools/engine/framing'

const startup = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])
const encryption = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const stream = Buffer.concat([encryption, startup, simpleQuery('select 1'), sync(), simpleQuery('x'.repeat(1_000))])

const readInPieces = (size: number): string[] => {
  const reader = new MessageReader()
  const types: string[] = []
  for (let at = 0; at < stream.length; at += size) {
    types.push(...reader.push(stream.subarray(at, at + size)).map(({ type, bytes }) => `${type}${bytes.length}`))
  }
  return types
}

describe('messages of the wire protocol', () => {
  it.each([1, 2, 3, 5, 7, 64, 1_000, 10_000])('are whole when they arrive in pieces of %i bytes', size => {
    expect(readInPieces(size)).toEqual(['8', '9', 'Q14', 'S5', 'Q1006'])
  })

  it('wait for their end', () => {
    const reader = new MessageReader()
    expect(reader.push(startup.subarray(0, 8))).toEqual([])
    expect(reader.push(startup.subarray(8))).toHaveLength(1)
  })
})
