import type { TestHost } from './host'
import { mailsTo } from './mails'

/** A digest as its reader sees it. */
export interface ReadDigest {
  subject: string
  /** By name of the search: the job ids in order, and the total if there are more. */
  groups: Record<string, { jobs: number[]; all: number | null }>
  /** Links that stop or change mails. */
  links: string[]
  raw: string
}

/** Decodes quoted-printable and encoded words. */
export function decodeMail(raw: string): string {
  const bytes = (text: string) =>
    text.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  const utf8 = (text: string) => Buffer.from(text, 'latin1').toString('utf8')
  const words = raw
    .replaceAll(/\?=\r?\n =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) => bytes(text.replaceAll('_', ' ')))
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString('latin1'))
  return utf8(bytes(Buffer.from(words, 'utf8').toString('latin1')))
}

/** Sends waiting mails, then returns the user's digests, oldest first. */
export async function digestsOf(host: TestHost, address: string): Promise<ReadDigest[]> {
  const mails = await mailsTo(host, address)
  return mails.filter(raw => /Subject: .*\bnew:/.test(decodeMail(raw))).map(readDigest)
}

function readDigest(raw: string): ReadDigest {
  const mail = decodeMail(raw)
  const [, subject = ''] = /^Subject: (.*(?:\r?\n .*)*)/m.exec(mail) ?? []
  const text = mail
    .slice(mail.indexOf('Content-Type: text/plain'), mail.indexOf('Content-Type: text/html'))
    .replaceAll('\r', '')
  const groups: ReadDigest['groups'] = {}
  for (const [, name = '', list = '', all] of text.matchAll(
    /^(.+)\n-+\n\n((?:- .+\n(?:.+\n)+\n)+)(?:See all (\d+)|Open this search): /gm,
  )) {
    const jobs = [...list.matchAll(/\/jobs\/(\d+)-/g)].map(([, id]) => Number(id))
    groups[name] = { jobs, all: all ? Number(all) : null }
  }
  const links = [...text.matchAll(/http:\/\/firstrung\.test(\/unsubscribe\/\S+)/g)].map(([, path = '']) => path)
  return { subject: subject.replaceAll(/\r?\n /g, ' '), groups, links, raw: mail }
}
