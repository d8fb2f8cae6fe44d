import { type AnalyticsEvents, type FlashMessage, track } from '@firstrung/api'

const REGION = '.l-dashboard'

export function trackEvents(page: Document): void {
  for (const { textContent } of page.querySelectorAll('script[data-event]')) {
    const { event, ...fields } = JSON.parse(textContent) as { event: keyof AnalyticsEvents }
    track(event, fields as never)
  }
}

interface MessageProps {
  messages?: (Pick<FlashMessage, 'kind' | 'text'> & { undoForm?: { action: string; fields: Record<string, string> } })[]
  token?: string
}

/** Returns the messages of the page; their Undo sends its form from the region, so that no page is loaded. */
export function messagesOf(page: Document, item: string | undefined): FlashMessage[] {
  const props = page.querySelector('[data-widget=flash-messages] > script[type="application/json"]')?.textContent
  const { messages = [], token = '' } = JSON.parse(props || '{}') as MessageProps
  return messages.map(({ kind, text, undoForm }) => ({
    kind,
    text,
    ...(undoForm ? { undo: () => sendFields(undoForm.action, { ...undoForm.fields, _csrf: token }, item) } : {}),
  }))
}

function sendFields(action: string, fields: Record<string, string>, item = ''): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true })
  form.dataset.item = item
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.querySelector(REGION)?.append(form)
  form.requestSubmit()
}
