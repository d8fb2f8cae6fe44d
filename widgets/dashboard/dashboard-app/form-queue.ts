import { type ApiRequest, request } from '@firstrung/api'
import { showAtOnce } from './at-once'
import type { LoadedPage, PageRequest } from './fetch-page'
import { readTrail } from './focus-trail'
import { type Before, callsOf, type SentForm } from './form-calls'
import { readLists } from './scroll-place'

const TOO_MANY = 429

interface Change extends SentForm, Before {
  undo: () => void
}

interface QueueOptions {
  load: (url: URL, request: PageRequest) => Promise<LoadedPage>
  onAnswer: (sent: SentForm & Before, loaded: LoadedPage) => Promise<void>
  onFail: () => void
}

/** Shows each change at once and sends one form at a time, so that changes stay in order. */
export class FormQueue {
  readonly #options: QueueOptions
  #changes: Change[] = []

  constructor(options: QueueOptions) {
    this.#options = options
  }

  /** Adds a form. A second click on a button is ignored, but a second change of a select is another change. */
  async add(sent: SentForm): Promise<void> {
    const isRepeated = this.#changes.some(({ form }) => form === sent.form)
    if (isRepeated && !sent.form.matches('[data-submit-on-change]')) {
      return
    }
    const before = { trail: readTrail(sent.form), lists: readLists() }
    this.#changes.push({ ...sent, ...before, undo: showAtOnce(sent.form, sent.data) })
    if (this.#changes.length === 1) {
      await this.#sendAll()
    }
  }

  async #sendAll(): Promise<void> {
    for (let [change] = this.#changes; change; [change] = this.#changes) {
      await this.#send(change)
      this.#changes.shift()
    }
  }

  async #send(change: Change): Promise<void> {
    const { form } = change
    // Widgets that mount meanwhile must not send its fields as well.
    form.setAttribute('aria-busy', 'true')
    try {
      const loaded = await this.#load(change)
      if (this.#changes.length === 1) {
        await this.#options.onAnswer(change, loaded)
      }
    } catch {
      // Later changes were made on a page with this change.
      this.#changes.toReversed().forEach(({ undo }) => undo())
      this.#changes = []
      this.#options.onFail()
    }
    form.removeAttribute('aria-busy')
  }

  /** Makes the calls of a form. If the host rejects one, the form itself is sent, and its page shows the error. */
  async #load({ form, url, data }: SentForm): Promise<LoadedPage> {
    const { load } = this.#options
    const calls = callsOf({ form, url, data })
    const last = calls.pop()
    if (!last) {
      return load(url, { data })
    }
    await inOrder(calls)
    const loaded = await load(url, { call: last })
    if (loaded.status >= 500 || loaded.status === TOO_MANY) {
      throw new Error('The call failed')
    }
    return loaded.status < 400 ? loaded : load(url, { data })
  }
}

async function inOrder(calls: readonly ApiRequest<unknown>[]): Promise<void> {
  for (const call of calls) {
    await request(call)
  }
}
