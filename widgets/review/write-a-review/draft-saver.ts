import { ApiError, call, publish } from '@firstrung/api'
import { announce } from './announce'
import { type Answers, type Difference, readAnswers } from './answer'
import type { Draft, Form } from './contract'
import { differencesOf } from './differences'
import { LocalDraft, loadStage, sendOnLeave, sendStage, type Stored } from './draft-calls'
import type { SaveEvent } from './machine'

const AUTOSAVE = 5_000
const RETRY = 30_000
const SIGNED_OUT = 401
const CONFLICT = 409
const INVALID = 422
const BUSY = 429

export interface SaverOptions {
  userId: number
  draft: Draft | null
  form: Form
  element: HTMLFormElement
  /** `isLocal`: the text is on this device as well. */
  onEvent: (event: SaveEvent, isLocal: boolean) => void
  /** Called after each save with the stored form. Its values never replace input. */
  onSave: (form: Form) => void
  /** The stored text differs from the input, because of another tab or device. */
  onConflict: (differences: Difference[], stored: Form) => void
}

/** Saves one stage: requests in sequence, and the text on this device until the host has it. */
export class Saver {
  readonly #options: SaverOptions
  readonly #local: LocalDraft
  /** The questions; some depend on the answers, such as the adverts of the employer. */
  #fields: Form['fields']
  #version: number
  /** The stored version during a conflict; saving waits for the user's choice. */
  #newer: number | undefined
  #isDirty = false
  #isLocal = false
  /** Data that was sent without an answer; the host may have stored it. */
  #unanswered: Answers | undefined
  #timer = 0
  #queue: Promise<unknown> = Promise.resolve()

  constructor(options: SaverOptions) {
    this.#options = options
    this.#local = new LocalDraft(options.userId, options.draft)
    this.#fields = options.form.fields
    this.#version = options.draft?.version ?? 0
  }

  /** Returns this device's answers of the stage that the host does not have. They may conflict. */
  restore(): Answers | undefined {
    const { form } = this.#options
    const local = this.#local.read(form.stage)
    if (!local) {
      return undefined
    }
    const differences = differencesOf(form.fields, local.answers)
    if (differences.length === 0) {
      this.#local.drop()
      return undefined
    }
    this.#isLocal = true
    if (local.version !== this.#version) {
      this.#isDirty = true
      this.#showConflict({ version: this.#version, form }, differences)
      this.#version = local.version
    }
    // Values entered while this code was loading are newer.
    const entered = this.#read()
    const changed = differencesOf(form.fields, entered).map(({ name }) => [name, entered[name] ?? ''] as const)
    return { ...local.answers, ...Object.fromEntries(changed) }
  }

  /** Stores the input on this device and saves it once the user pauses. */
  type(): void {
    this.#isDirty = true
    this.#keep()
    this.#schedule(AUTOSAVE)
  }

  /** Saves the input now; also resolves if that fails. */
  save(): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#isDirty && this.#newer === undefined) {
        await this.#autosave()
      }
    })
  }

  announce(moved: Draft, isSending: boolean): void {
    announce(moved, this.#options.draft, isSending)
  }

  /** Sends the stage and returns the draft with the next one. Fails if the user must do something first. */
  next(submit: boolean): Promise<Draft> {
    return this.#enqueue(async () => {
      this.#replaceNewer()
      this.#options.onEvent('send', this.#isLocal)
      try {
        const draft = await this.#send(this.#read(), { submit })
        this.stop()
        this.#local.drop()
        return draft as Draft
      } catch (error) {
        this.#isDirty = true
        this.#handle(error)
        throw error
      }
    })
  }

  /** Goes back to an earlier stage once the input is saved. */
  async back(stage: string): Promise<Draft> {
    await this.save()
    return this.#enqueue(() =>
      call('PUT /write-a-review/:id/back', {
        params: { id: this.#options.draft?.reviewId ?? 0 },
        body: { transition: `back-to-${stage}`, version: this.#version },
      }),
    )
  }

  leave(): void {
    if (this.#isDirty) {
      this.#keep()
      if (this.#newer === undefined) {
        this.#unanswered = this.#read()
        sendOnLeave(this.#sent(), this.#unanswered)
      }
    }
  }

  /** Saves the new values of the fields now; after a conflict they replace the stored ones. */
  choose(): void {
    this.#replaceNewer()
    this.#options.onEvent('choose', this.#isLocal)
    this.type()
    this.#schedule(0)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#isDirty = false
  }

  #replaceNewer(): void {
    this.#version = this.#newer ?? this.#version
    this.#newer = undefined
  }

  #read(): Answers {
    return readAnswers(this.#options.element, this.#fields)
  }

  #sent() {
    return { draft: this.#options.draft, stage: this.#options.form.stage, version: this.#version }
  }

  #keep(): void {
    const { stage } = this.#options.form
    this.#isLocal = this.#local.write({ stage, version: this.#version, answers: this.#read() })
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.save(), delay)
  }

  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(task)
    this.#queue = result.catch(() => undefined)
    return result
  }

  async #autosave(): Promise<void> {
    this.#isDirty = false
    this.#options.onEvent('send', this.#isLocal)
    try {
      const { form } = await this.#send(this.#read(), { autosave: true })
      this.#fields = form.fields
      // Input during the save is saved next.
      if (this.#isDirty) {
        this.#keep()
      } else {
        this.#local.drop()
      }
      this.#options.onEvent('save', this.#isLocal)
      this.#options.onSave(form)
    } catch (error) {
      this.#isDirty = true
      this.#handle(error)
    }
  }

  /** Retries if the newer version is this page's own earlier write. Otherwise fails with the conflict. */
  async #send(answers: Answers, flags: { autosave?: boolean; submit?: boolean }): Promise<Stored> {
    try {
      return this.#accept(await sendStage(this.#sent(), answers, flags))
    } catch (error) {
      if (!(error instanceof ApiError && error.status === CONFLICT && this.#options.draft)) {
        this.#unanswered = statusOf(error) === 0 ? answers : this.#unanswered
        throw error
      }
      const stored = await loadStage(error.data as Draft, this.#options.form.stage)
      const isOwn = [answers, this.#unanswered].some(own => own && differencesOf(stored.form.fields, own).length === 0)
      if (isOwn) {
        this.#version = stored.version
        return this.#accept(await sendStage(this.#sent(), answers, flags))
      }
      this.#showConflict(stored, differencesOf(stored.form.fields, answers))
      throw error
    }
  }

  #accept(stored: Stored): Stored {
    this.#version = stored.version ?? this.#version
    this.#unanswered = undefined
    return stored
  }

  #showConflict({ version, form }: Pick<Draft, 'version' | 'form'>, differences: Difference[]): void {
    clearTimeout(this.#timer)
    this.#newer = version
    this.#options.onEvent('differ', this.#isLocal)
    this.#options.onConflict(differences, form)
  }

  #handle(error: unknown): void {
    const status = statusOf(error)
    this.#keep()
    if (status === SIGNED_OUT) {
      this.#options.onEvent('sign-out', this.#isLocal)
      publish('modal', { name: 'login' })
    } else if (status === 0 || status === BUSY || status >= 500) {
      this.#options.onEvent(navigator.onLine ? 'fail' : 'disconnect', this.#isLocal)
      this.#schedule(RETRY)
    } else if (status === INVALID) {
      this.#schedule(0)
    } else if (this.#newer === undefined) {
      this.#options.onEvent('fail', this.#isLocal)
    }
  }
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)
