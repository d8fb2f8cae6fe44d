import { expect, it } from 'vitest'
import type { Context } from '../../host/http/context'
import { compressFor, createCachedPage, sizeOfPage } from '../../host/rendering/cached-page'

const STATE = { version: 1, cachedAt: 0, expiresAt: Infinity, isDismissed: false }
const BODY = '<p>A page of a few kilobytes.</p>'.repeat(400)

async function createPage(headers: Record<string, string> = {}) {
  const page = createCachedPage(
    { body: Buffer.from(BODY), state: {}, response: { headers } } as unknown as Context,
    STATE,
  )
  expect(await compressFor(page, 'gzip')).toBe(true)
  expect(await compressFor(page, 'gzip, br')).toBe(true)
  expect(await compressFor(page, 'gzip')).toBe(false)
  return page
}

it('keeps bodies that own no more memory than their length', async () => {
  const { bodies } = await createPage()
  expect(Object.keys(bodies).sort()).toEqual(['br', 'gzip', 'identity'])
  for (const body of Object.values(bodies)) {
    expect(body.buffer.byteLength).toBe(body.length)
  }
  expect(bodies.identity.toString()).toBe(BODY)
})

it('counts all bodies, the headers and the address', async () => {
  const page = await createPage()
  const bytes = Object.values(page.bodies).reduce((sum, body) => sum + body.length, 0)
  const size = sizeOfPage(page, '/')
  expect(size).toBeGreaterThan(bytes)
  expect(sizeOfPage(page, `/${'a'.repeat(8_000)}`)).toBe(size + 16_000)
  expect(sizeOfPage(await createPage({ link: 'b'.repeat(1_000) }), '/')).toBeGreaterThan(size + 1_000)
})
