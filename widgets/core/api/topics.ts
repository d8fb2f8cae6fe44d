import type { AnswerOf } from './contracts'

/** The user, as signed-in pages contain it and the log-in calls return it. */
export type User =
  | {
      loggedIn: true
      firstname: string
      email?: string
      /** Key of the lists that the browser caches. */
      id?: number
    }
  | { loggedIn: false }

export type SavedItemType = 'jobs' | 'external-jobs' | 'reviews' | 'companies'

export interface SavedItem {
  id: number
  type: SavedItemType
  reminders: boolean
}

/** A job that opens later, for which the user is on the list or was. */
export interface Interest {
  jobId: number
  state: 'none' | 'details-needed' | 'confirmed' | 'notified' | 'closed' | 'withdrawn'
  registeredAt: string | null
}

/** The fields of a registration of interest, what is known of them, and the choices of their lists. */
export type InterestDetails = NonNullable<AnswerOf<'PUT /ajax/register-your-interest'>['details']>

/** A message about what has just happened. */
export interface FlashMessage {
  kind: 'success' | 'info' | 'error'
  text: string
  /** Reverts the action; the message then has an Undo button. */
  undo?: () => void
}

/** A dialog that one widget asks another to show. */
export interface ModalRequest {
  name: 'login' | 'register' | 'save-item' | 'register-success' | 'register-interest'
  /** Title of the item that the dialog is about. */
  title?: string
  /** With `id`, the item to save straight after log-in or registration. For `register-interest`, `id` is a job. */
  type?: SavedItemType
  id?: number
  /** For `register`: the address that was entered before. */
  email?: string
  /** For `register-interest`: what is known of the details that the form asks for. */
  details?: InterestDetails
}

/** The topics that widgets share, and the shape of their values. */
export interface Topics {
  user: User
  'saved-items': readonly SavedItem[]
  interest: readonly Interest[]
  flash: FlashMessage
  modal: ModalRequest
}

export type Topic = keyof Topics
