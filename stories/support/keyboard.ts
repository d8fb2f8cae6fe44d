export type Key = readonly [key: string, effect: string]

const ALWAYS: readonly Key[] = [
  ['Tab', 'moves to the next link, button or field'],
  ['Enter', 'follows a link or presses a button'],
]

/** The keys that a part of core/ui adds to each widget that uses it. */
const OF_PARTS: Readonly<Record<string, readonly Key[]>> = {
  combobox: [
    ['Arrow down, arrow up', 'moves through the suggestions'],
    ['Enter', 'takes the suggestion that is marked'],
    ['Escape', 'closes the suggestions'],
  ],
  dialog: [
    ['Tab', 'stays within an open dialog'],
    ['Escape', 'closes the dialog; the focus returns to what opened it'],
  ],
  overlay: [['Escape', 'closes the menu; the focus returns to its button']],
  carousel: [['Arrow left, arrow right', 'shows the card before or after']],
  disclosure: [['Space', 'opens and closes what is collapsed']],
  'save-button': [['Space', 'saves or removes, as on any button']],
}

/** The keys of single widgets. */
const OF_WIDGETS: Readonly<Record<string, readonly Key[]>> = {
  'drag-to-move': [['Escape', 'ends the move; the row returns to its place']],
  faq: [['Space', 'opens and closes an answer']],
  'gallery-lightbox': [
    ['Arrow left, arrow right', 'shows the picture before or after'],
    ['Escape', 'closes the pictures; the focus returns to the one that opened them'],
  ],
  'page-keys': [
    ['?', 'opens the list of keys of the page'],
    ['A key of the list', 'follows, presses or focuses what the page has marked with it'],
  ],
  'star-rating': [['Arrow keys', 'give fewer or more stars']],
  'write-a-review': [['1 to 5', 'gives that many stars to the question that has the focus']],
}

export function keysOf(widget: string, parts: readonly string[]): readonly Key[] {
  return [...ALWAYS, ...parts.flatMap(part => OF_PARTS[part] ?? []), ...(OF_WIDGETS[widget] ?? [])]
}
