import type { StoredMail } from './queries'

export function presentListedMail({ name, subject, to, date }: StoredMail) {
  return { url: `/dev/mailbox/${name}`, subject: subject ?? '', to: to?.[0]?.address ?? '', date }
}

/** The parts of a mail's text, so that the template can link its addresses. */
export function presentMail(mail: StoredMail) {
  const parts = (mail.text ?? '').split(/(https?:\/\/[^\s<>"]+)/)
  return {
    ...presentListedMail(mail),
    htmlUrl: mail.html ? `/dev/mailbox/${mail.name}/html` : undefined,
    parts: parts.map((text, index) => ({ text, isLink: index % 2 === 1 })),
  }
}
