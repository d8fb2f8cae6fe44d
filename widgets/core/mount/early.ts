/**
 * Captures clicks and submits in markers until the runtime arrives, which replays them: a classic script on its own,
 * the first in the head. On a page that has loaded without the runtime they act natively.
 */
;(() => {
  let captured: (MouseEvent & SubmitEvent & { target: HTMLFormElement })[] | null = []

  const capture = (event: Event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent & { target: Element }
    const isModified = ctrlKey || metaKey || shiftKey || altKey
    const isExempt = isModified || target.closest('[target],[download],[type=file],video,audio')
    if (captured && !isExempt && target.closest('[data-widget]')) {
      event.stopPropagation()
      event.preventDefault()
      captured.push(event as never)
    }
  }

  const release = () => {
    const events = captured
    captured = null
    events?.forEach(event =>
      event.type === 'click'
        ? event.target.dispatchEvent(new MouseEvent('click', event))
        : event.target.requestSubmit(event.submitter),
    )
  }

  addEventListener('click', capture, true)
  addEventListener('submit', capture, true)
  addEventListener('load', release)
  ;(globalThis as { [early: symbol]: () => void })[Symbol.for('firstrung.early')] = release
})()
