import { createHash, createVerify } from 'node:crypto'

export interface DkimResult {
  isValid: boolean
  domain: string
  selector: string
  /** Names of the signed headers, in lower case. */
  headers: string[]
}

/** Supports relaxed canonicalisation with rsa-sha256 (RFC 6376). */
export function verifyDkim(message: string, publicKey: string): DkimResult {
  const end = message.indexOf('\r\n\r\n')
  const headers = message
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line): [name: string, value: string] => [line.slice(0, line.indexOf(':')).toLowerCase(), line])
  const signature = headers.find(([name]) => name === 'dkim-signature')?.[1] ?? ''
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map(tag => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(/\s/g, '')]),
  )
  const names = (tags.h ?? '').toLowerCase().split(':')
  const signed = names.flatMap(name => headers.find(([other]) => other === name)?.slice(1) ?? []).map(relaxHeader)
  const own = relaxHeader(signature.replace(/\bb=[^;]*$/, 'b='))
  const verify = createVerify('RSA-SHA256').update([...signed, own].join('\r\n'))
  const bodyHash = createHash('sha256').update(relaxBody(message.slice(end + 4)), 'binary')
  return {
    isValid: bodyHash.digest('base64') === tags.bh && verify.verify(publicKey, tags.b ?? '', 'base64'),
    domain: tags.d ?? '',
    selector: tags.s ?? '',
    headers: names,
  }
}

function relaxHeader(line: string): string {
  const colon = line.indexOf(':')
  return `${line.slice(0, colon).trim().toLowerCase()}:${line
    .slice(colon + 1)
    .replaceAll(/\s+/g, ' ')
    .trim()}`
}

const relaxBody = (body: string): string =>
  body
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ \r\n/g, '\r\n')
    .replace(/(\r\n)*$/, '\r\n')
