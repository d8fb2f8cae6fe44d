import { baseCss, fonts } from 'virtual:embeds'

const REM = '--firstrung-rem'
const sheets = new Map<string, CSSStyleSheet>()
let frameCss: string | undefined

/** Returns the style sheets of an embed, shared by all embeds of a page. */
export function sheetsFor(css: readonly string[]): CSSStyleSheet[] {
  frameCss ??= createFrameCss()
  return [baseCss, ...css, frameCss].map(text => {
    let sheet = sheets.get(text)
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      sheets.set(text, sheet)
    }
    return sheet
  })
}

/**
 * The element around an embed inherits only the page's writing direction and the tokens of its theme. Its own
 * `!important` overrides the page's. In a flex column, percentage heights are not relative to the window, as they are
 * in quirks mode. Each text has the direction of its language, and aligns with the page.
 */
function createFrameCss(): string {
  hoistFonts()
  const rem = hoistProperty() ? '1em' : '16px'
  return `:host{all:initial!important;display:flex!important;flex-direction:column!important;container:fr/inline-size!important;inline-size:100%!important;
min-block-size:var(--firstrung-min-height,0)!important;${REM}:${rem}!important}
:host([data-size=small]){${REM}:calc(${rem}*.875)!important}
:host([data-size=large]){${REM}:calc(${rem}*1.125)!important}
.fr{min-block-size:0;background:none;text-align:match-parent}
.fr,.fr *{unicode-bidi:plaintext}
.fr[data-scheme=auto]{color-scheme:light dark}
.fr[data-theme=plain]{--surface:transparent;--line:transparent;--shadow-float:none}`
}

/**
 * An `@property` in a shadow root is ignored. Once registered, a length is computed once and means the same everywhere.
 */
function hoistProperty(): boolean {
  try {
    CSS.registerProperty({ name: REM, syntax: '<length>', inherits: true, initialValue: '16px' })
    return true
  } catch (error) {
    // Another build on this page has registered it.
    return (error as DOMException).name === 'InvalidModificationError'
  }
}

/** An `@font-face` in a shadow root is ignored. The names are ours, so the page's fonts are unaffected. */
function hoistFonts(): void {
  for (const { family, src, ...descriptors } of fonts) {
    document.fonts.add(new FontFace(family, src, { display: 'swap', ...descriptors }))
  }
}
