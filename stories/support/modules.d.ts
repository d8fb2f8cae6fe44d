declare module '*?raw' {
  const text: string
  export default text
}

declare module 'virtual:site.css'

declare module '*.css'

declare module 'virtual:mails' {
  interface ShownMail {
    subject: string
    preheader: string
    html: string
    text: string
  }
  /** Every example of a mail, by the name of the mail and its state. */
  export const mails: Readonly<Record<string, Readonly<Record<string, ShownMail>>>>
}
