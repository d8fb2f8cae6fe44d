import type { StoredMail } from './queries'

export function presentListedMail({ name, subject, to, date }: StoredMail) {
  return { url: `/dev/mailbox/${name}`, subject: subject ?? '', to: to?.[0]?.address ?? '', date }
}

/** Splits a mail's text at its addresses, so that the template can link them. */
export function presentMail(mail: StoredMail) {
  const parts = (mail.text ?? '').split(/(https?:\/\/[^\s<>"]+)/)
  return {
    ...presentListedMail(mail),
    htmlUrl: mail.html ? `/dev/mailbox/${mail.name}/html` : undefined,
    parts: parts.map((text, index) => ({ text, isLink: index % 2 === 1 })),
  }
}
