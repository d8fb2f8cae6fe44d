type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Returns whether a click may be handled: one with another button or a modifier key opens a tab or saves the page. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: Click): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented)
