import { ApiError, readLocalDraft, readUser, removeLocalDraft, storeLocalDraft } from '@firstrung/api'
import { locale, t } from '@firstrung/mount/strings'
import * as v from 'valibot'
import { type Job, loadNotes, type Note, saveNote, saveNoteOnLeave } from './note-calls'

const AUTOSAVE = 2000
const OFFLINE = 0
const SIGNED_OUT = 401
const GONE = 404
const CONFLICT = 409
const BUSY = 429

const LocalNote = v.object({ text: v.string(), version: v.optional(v.number()) })

export interface NoteState {
  status: string
  /** The other tab's text, in a conflict that the user must resolve. */
  theirs?: { id: number; version: number; text: string }
}

interface NoteSaverOptions {
  job: Job
  note: Note | undefined
  form: HTMLFormElement
  field: HTMLTextAreaElement
  onState: (state: NoteState) => void
  onSave: (note: Note) => void
}

/** Saves one note: requests in sequence, and the text on this device until the host has it. */
export class NoteSaver {
  readonly #options: NoteSaverOptions
  readonly #userId: number
  readonly #key: string
  #note: Note | undefined
  #stored: string
  #theirs: NoteState['theirs']
  #timer = 0
  #isSent = false
  #running: Promise<void> | undefined

  constructor(options: NoteSaverOptions) {
    const user = readUser()
    this.#options = options
    this.#userId = user.loggedIn ? (user.id ?? 0) : 0
    this.#note = options.note
    this.#key = options.note ? `note-${options.note.id}` : `note-${options.job.type}-${options.job.id}`
    this.#stored = options.field.defaultValue.trim()
  }

  /** Restores this device's text from an earlier visit, unless the host has it by now. */
  async restore(): Promise<void> {
    if (this.#options.form.getAttribute('aria-busy') === 'true') {
      // The page has sent the form before this code was loaded.
      this.#keep()
      this.#isSent = true
      return
    }
    const local = v.safeParse(LocalNote, readLocalDraft(this.#userId, this.#key))
    const hasChanges = this.#text !== this.#stored
    if (local.success && !hasChanges && (await this.#isMissing(local.output.text))) {
      this.#options.field.value = local.output.text
      if (this.#note && local.output.version) {
        this.#note = { ...this.#note, version: local.output.version }
      }
    }
    if (this.#text !== this.#stored) {
      await this.save()
    }
  }

  /** Stores the input on this device and saves it once the user pauses. */
  type(): void {
    this.#isSent = false
    this.#keep()
    this.#options.onState(this.#theirs ? { status: '', theirs: this.#theirs } : { status: '' })
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.save(), AUTOSAVE)
  }

  /** Saves the input; also resolves if that fails. */
  async save(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#running
    if (this.#isDirty) {
      this.#running = this.#save().finally(() => (this.#running = undefined))
      await this.#running
    }
  }

  /** Prepares for the form's submission. Returns a promise to await first, so that a note is not added twice. */
  submit(): Promise<void> | undefined {
    clearTimeout(this.#timer)
    this.#isSent = this.#running === undefined
    return this.#running
  }

  leave(): void {
    clearTimeout(this.#timer)
    if (this.#isDirty && !this.#running) {
      this.#keep()
      saveNoteOnLeave(this.#options.job, this.#note, this.#text)
      this.#isSent = true
    }
  }

  /** Handles a return to the page: text sent while leaving may be a note by now. */
  async comeBack(): Promise<void> {
    this.#isSent = false
    const same = (await loadNotes(this.#options.job)).find(({ text }) => text === this.#text)
    if (same) {
      this.#adopt(same)
    }
  }

  /** Resolves a conflict with the text of this tab, or of the other. */
  async choose(whose: 'mine' | 'theirs'): Promise<void> {
    const theirs = this.#theirs
    if (theirs) {
      this.#theirs = undefined
      this.#note = { id: theirs.id, version: theirs.version }
      this.#setVersion()
      if (whose === 'theirs') {
        this.#options.field.value = theirs.text
        this.#stored = theirs.text
        removeLocalDraft(this.#userId, this.#key)
      }
      this.#options.onState({ status: '' })
      await this.save()
    }
  }

  get #text(): string {
    return this.#options.field.value.trim()
  }

  get #isDirty(): boolean {
    return !this.#isSent && !this.#theirs && this.#text !== '' && this.#text !== this.#stored
  }

  async #save(): Promise<void> {
    const text = this.#text
    this.#options.onState({ status: t('Saving') })
    try {
      const saved = await saveNote(this.#options.job, this.#note, text)
      this.#adopt({ ...saved, text })
    } catch (error) {
      this.#keep()
      await this.#explain(error instanceof ApiError ? error : new ApiError(OFFLINE, undefined))
    }
  }

  #adopt({ id, version, text, updatedAt }: Note & { text: string; updatedAt: string }): void {
    this.#note = { id, version }
    this.#stored = text
    this.#setVersion()
    if (this.#text === text) {
      removeLocalDraft(this.#userId, this.#key)
    }
    this.#options.onState({ status: t('Saved {updatedAt}', { updatedAt: timeOf(updatedAt) }) })
    this.#options.onSave({ id, version })
  }

  /** Makes the form without script change the note that was added. */
  #setVersion(): void {
    const { form } = this.#options
    const { id, version } = this.#note ?? { id: 0, version: 0 }
    form.action = `/dashboard/notes/${id}`
    let input = form.querySelector<HTMLInputElement>('[name=version]')
    if (!input) {
      input = Object.assign(document.createElement('input'), { type: 'hidden', name: 'version' })
      form.append(input)
    }
    input.value = String(version)
  }

  async #explain({ status, message }: ApiError): Promise<void> {
    const { onState } = this.#options
    const here = t('Your text is kept on this device')
    if (status === CONFLICT && this.#note) {
      await this.#showConflict(this.#note.id)
    } else if (status === OFFLINE) {
      onState({ status: navigator.onLine ? t('Not saved. {here}', { here }) : t('You are offline. {here}', { here }) })
    } else if (status === SIGNED_OUT) {
      onState({ status: t('Log in again to save. {here}', { here }) })
    } else if (status === GONE) {
      onState({ status: t('This note is gone: it was deleted in another tab. {here}', { here }) })
    } else {
      onState({ status: status < 500 && status !== BUSY ? message : t('Not saved. {here}', { here }) })
    }
  }

  async #showConflict(id: number): Promise<void> {
    const theirs = (await loadNotes(this.#options.job).catch(() => [])).find(note => note.id === id)
    if (theirs?.text === this.#text) {
      this.#adopt(theirs)
    } else if (theirs) {
      this.#theirs = theirs
      this.#options.onState({
        status: t('This note was changed in another tab. Nothing is saved until you choose'),
        theirs,
      })
    }
  }

  #keep(): void {
    storeLocalDraft(this.#userId, this.#key, { text: this.#options.field.value, version: this.#note?.version })
  }

  /**
   * Returns whether no note has this text; one that was sent while leaving may have it. If the notes cannot be loaded,
   * the text stays on this device: saving it might add it twice.
   */
  async #isMissing(text: string): Promise<boolean> {
    const notes = await loadNotes(this.#options.job).catch(() => undefined)
    const isStored = text.trim() === '' || notes?.some(note => note.text === text.trim()) === true
    if (isStored) {
      removeLocalDraft(this.#userId, this.#key)
    }
    return notes !== undefined && !isStored
  }
}

const timeOf = (timestamp: string) =>
  new Date(timestamp).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' })
