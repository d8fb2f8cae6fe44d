const GAP = 8

/** Moves the messages down until they cover no primary button of the page. Returns their position. */
export function placeClear(messages: HTMLElement): number {
  messages.style.translate = ''
  const { top, bottom, left, right } = messages.getBoundingClientRect()
  const height = bottom - top
  const buttons = [...document.querySelectorAll('.ui-button--primary')]
    .filter(button => !messages.contains(button))
    .map(button => button.getBoundingClientRect())
    .filter(box => box.width > 0 && box.left < right && box.right > left)
    .sort((a, b) => a.top - b.top)
  let place = top
  for (const box of buttons) {
    if (box.top < place + height && box.bottom > place) {
      place = box.bottom + GAP
    }
  }
  // If there is no space below, such as between buttons of a list, they stay at the top.
  const isClear = place > top && place + height < innerHeight
  messages.style.translate = isClear ? `0 ${place - top}px` : ''
  return isClear ? place + height : bottom
}
