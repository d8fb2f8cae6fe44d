interface Policy {
  createHTML: (text: string) => string
  createScriptURL: (address: string) => string
}

interface TrustedTypesPage {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  [key: symbol]: Policy | undefined
}

const icon = (d: string) => `<svg class="ui-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"></path></svg>`

/** The frame of GLightbox as a native dialog. The names of classes and ids are what GLightbox looks for. */
export const LIGHTBOX_HTML = `<dialog id="glightbox-body" class="w-gallery-lightbox glightbox-container">
<div class="gloader visible"></div><div class="goverlay"></div>
<div class="gcontainer"><div id="glightbox-slider" class="gslider"></div>
<button type="button" class="gclose gbtn ui-icon-button" aria-label="Close" autofocus>${icon('M18 6 6 18M6 6l12 12')}</button>
<button type="button" class="gprev gbtn ui-icon-button" aria-label="Previous picture">${icon('m15 18-6-6 6-6')}</button>
<button type="button" class="gnext gbtn ui-icon-button" aria-label="Next picture">${icon('m9 18 6-6-6-6')}</button>
<div class="w-gallery-lightbox__foot"></div></div></dialog>`

export const SLIDE_HTML = `<div class="gslide"><div class="gslide-inner-content"><div class="ginner-container">
<div class="gslide-media"></div><div class="gslide-description"><div class="gdesc-inner">
<h4 class="gslide-title"></h4><div class="gslide-desc"></div></div></div></div></div></div>`

/**
 * A template in the form that Trusted Types ask for. GLightbox fills icons into its frame with `replace`; ours has them
 * already, and what comes out must stay trusted.
 */
export function trustedTemplate(template: string): unknown {
  const trusted: unknown = policy()?.createHTML(template) ?? template
  return typeof trusted === 'object' ? Object.assign(trusted as object, { replace: () => trusted }) : trusted
}

/** An address from the marker's props, as the address of a script. */
export const trustedScript = (address: string): string => policy()?.createScriptURL(address) ?? address

/** One policy for the page, however many copies of this module there are; only our two templates pass as HTML. */
function policy(): Policy | undefined {
  const page = globalThis as unknown as TrustedTypesPage
  return (page[Symbol.for('firstrung.policy')] ??= page.trustedTypes?.createPolicy('firstrung', {
    createHTML: text => (text === LIGHTBOX_HTML || text === SLIDE_HTML ? text : ''),
    createScriptURL: address => address,
  }))
}
