/** Returns the HTML of a page around a marker, for widgets that act on the element that they are in. */
export type Surroundings = (marker: string, props: Readonly<Record<string, unknown>>) => string

/** The header of a page, above enough text to scroll. */
export const underHeader: Surroundings = marker => `
  <header class="l-header">
    <div class="l-header__bar">
      <a class="l-header__home" href="#top">Firstrung</a>
      <nav class="l-header__nav" aria-label="Main"><ul><li><details class="l-header__group" name="header">
        <summary>Advice</summary>
        <ul><li><a href="#faqs">FAQs</a></li><li><a href="#quiz">Career quiz</a></li></ul>
      </details></li></ul></nav>
    </div>
    ${marker}
  </header>
  ${repeat(30, line => `<p>${line === 1 ? 'Scroll down: the header goes. Scroll up: it returns.' : `Line ${line} of the page.`}</p>`)}`

const NOTES = ['Asked about the start date', 'Call on Friday at ten', 'Send the portfolio']
const COLUMNS = ['Saved', 'Applied', 'Interview']

/** Notes in a list, or cards on a board. Their forms go nowhere, so a dropped item returns; its event is in Actions. */
export const movableItems: Surroundings = (marker, { kind }) =>
  kind === 'board'
    ? `<div>${marker}<div class="l-board" role="group" aria-label="Applications" tabindex="0">${COLUMNS.map(columnOf).join('')}</div></div>`
    : `<div class="ui-card-list">${marker}${NOTES.map((note, place) => itemOf(note, `<input type="hidden" name="to" value="${place}">`)).join('')}</div>`

function columnOf(column: string, index: number): string {
  const options = COLUMNS.map((name, place) => `<option${place === index ? ' selected' : ''}>${name}</option>`)
  const field = `<label><span class="ui-visually-hidden">Move to</span><select name="stage">${options.join('')}</select></label>`
  return `<section class="l-board__column" data-drop="${column}" aria-label="${column}"><h2>${column}</h2>${itemOf(`Internship ${index + 1}`, field)}</section>`
}

function itemOf(text: string, field: string): string {
  return `<div class="l-board__card l-drag" data-drag>
    <span class="l-board__grip l-drag__grip" data-drag-grip hidden aria-hidden="true">⠿</span>
    <p>${text}</p><form method="dialog">${field}</form></div>`
}

const repeat = (count: number, item: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index + 1)).join('')
