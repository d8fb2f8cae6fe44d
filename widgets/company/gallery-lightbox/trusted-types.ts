import { trustedPolicy } from '@firstrung/api'

const icon = (d: string) => `<svg class="ui-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"></path></svg>`

/** GLightbox's frame as a native dialog, with the class names and ids that GLightbox looks for. */
export const LIGHTBOX_HTML = `<dialog id="glightbox-body" data-firstrung="gallery-lightbox" class="w-gallery-lightbox glightbox-container">
<div class="gloader visible"></div><div class="goverlay"></div>
<div class="gcontainer"><div id="glightbox-slider" class="gslider"></div>
<button type="button" class="gclose gbtn ui-icon-button" aria-label="Close" autofocus>${icon('M18 6 6 18M6 6l12 12')}</button>
<button type="button" class="gprev gbtn ui-icon-button" aria-label="Previous picture">${icon('m15 18-6-6 6-6')}</button>
<button type="button" class="gnext gbtn ui-icon-button" aria-label="Next picture">${icon('m9 18 6-6-6-6')}</button>
<div class="w-gallery-lightbox__footer"></div></div></dialog>`

export const SLIDE_HTML = `<div class="gslide"><div class="gslide-inner-content"><div class="ginner-container">
<div class="gslide-media"></div><div class="gslide-description"><div class="gdesc-inner">
<h4 class="gslide-title"></h4><div class="gslide-desc"></div></div></div></div></div></div>`

/**
 * Returns a template as trusted HTML, where the browser supports Trusted Types. GLightbox calls `replace` to insert its
 * icons, which would turn the template into an untrusted string. Ours has its icons, so `replace` returns it unchanged.
 */
export function trustedTemplate(template: string): unknown {
  const trusted: unknown = trustedPolicy([LIGHTBOX_HTML, SLIDE_HTML])?.createHTML(template) ?? template
  return typeof trusted === 'object' ? Object.assign(trusted as object, { replace: () => trusted }) : trusted
}

/** Returns a URL from the widget's props as a trusted script URL. */
export const trustedScriptUrl = (url: string): string => trustedPolicy()?.createScriptURL(url) ?? url
