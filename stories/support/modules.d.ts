interface ImportMeta {
  /** Loads the modules of a pattern when they are called; Vite replaces the call. */
  glob: (patterns: readonly string[]) => Record<string, () => Promise<unknown>>
}

declare module '*?raw' {
  const text: string
  export default text
}

declare module 'virtual:site.css'

declare module '*.css'

declare module 'virtual:widget-facts' {
  interface WidgetFacts {
    parts: readonly string[]
    /** The ends of its class names: `item` of `.w-faq__item`. */
    classes: readonly string[]
    scriptBytes: number | null
    styleBytes: number
    changes: readonly { version: string; text: string }[]
  }
  const facts: Readonly<Record<string, WidgetFacts>>
  export default facts
}

declare module 'virtual:mails' {
  interface ShownMail {
    subject: string
    preheader: string
    html: string
    text: string
  }
  export const mails: Readonly<Record<string, Readonly<Record<string, ShownMail>>>>
}

declare module 'virtual:signed-in-pages' {
  /** HTML by the name of the view. */
  export const pages: Readonly<Record<string, string>>
}
