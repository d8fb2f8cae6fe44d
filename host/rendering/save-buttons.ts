import type { SaveHole } from './page-with-holes'
import { replaceLinks } from './replace-links'

/** A save button without a visible label, as `core/ui` renders it for an unsaved item. */
const CLASS = 'class="ui-save-button"'
const ITEM = /[?;]save=((?:jobs|reviews|companies)-\d+)"/
const DONE = { Save: 'Saved', Shortlist: 'Shortlisted' } as const

/**
 * Replaces each save button of a widget's HTML by the result of `addHole`, which chooses between its two states. The
 * rest of the widget is the same for everyone: it reads the saved items from the element `page-saved`.
 */
export function replaceSaveButtons(html: string, addHole: (hole: SaveHole) => string): string {
  return replaceLinks(html, CLASS, unsaved => {
    const item = ITEM.exec(unsaved)?.[1]
    return item ? addHole({ item, unsaved: Buffer.from(unsaved), saved: Buffer.from(asSaved(unsaved)) }) : unsaved
  })
}

export const asSaved = (button: string): string =>
  button
    .replace('class="ui-save-button"', 'class="ui-save-button ui-save-button--saved"')
    .replace(/aria-label="(Save|Shortlist) /, (_, label: keyof typeof DONE) => `aria-label="${DONE[label]} `)
