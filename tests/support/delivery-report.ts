interface Report {
  mail: string
  recipient: string
  action?: 'failed' | 'delayed'
  status?: string
  diagnostic?: string
}

const BOUNDARY = '9B0F12C05A.1791190920/mail.example.test'
const HEAD = [
  'Return-Path: <>',
  'Received: by mail.example.test (Postfix) id 1F2E3C05B; Mon,  5 Oct 2026 10:02:00 +0000 (UTC)',
  'Date: Mon,  5 Oct 2026 10:02:00 +0000 (UTC)',
  'From: MAILER-DAEMON@mail.example.test (Mail Delivery System)',
  'Subject: Undelivered Mail Returned to Sender',
  'To: bounces@firstrung.test',
  'Auto-Submitted: auto-replied',
  'MIME-Version: 1.0',
  `Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary="${BOUNDARY}"`,
  'Message-Id: <20261005100200.1F2E3C05B@mail.example.test>',
  '',
  'This is a MIME-encapsulated message.',
  '',
  `--${BOUNDARY}`,
  'Content-Description: Notification',
  'Content-Type: text/plain; charset=us-ascii',
  '',
  'This is the mail system at host mail.example.test.',
  '',
  "I'm sorry to have to inform you that your message could not be delivered to one or more recipients.",
  '',
]

/** A bounce as Postfix sends it: a multipart/report (RFC 3464) that includes the headers only. */
export function deliveryReport({
  mail,
  recipient,
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <away@example.test>: Recipient address rejected: User unknown',
}: Report): string {
  const headers = mail.slice(0, mail.search(/\r?\n\r?\n/))
  return [
    ...HEAD,
    `--${BOUNDARY}`,
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.test',
    'X-Postfix-Queue-ID: 9B0F12C05A',
    'X-Postfix-Sender: rfc822; bounces@firstrung.test',
    'Arrival-Date: Mon,  5 Oct 2026 10:01:58 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Original-Recipient: rfc822;${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.test',
    `Diagnostic-Code: ${diagnostic}`,
    '',
    `--${BOUNDARY}`,
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    headers,
    '',
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n')
}
