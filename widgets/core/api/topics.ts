import type { AnswerOf } from './contracts'

/** The user in signed-in pages and in the answers of log-in calls. */
export type User =
  | {
      loggedIn: true
      firstname: string
      email?: string
      /** The key of browser caches. */
      id?: number
    }
  | { loggedIn: false }

export type SavedItemType = 'jobs' | 'external-jobs' | 'reviews' | 'companies'

export interface SavedItem {
  id: number
  type: SavedItemType
  reminders: boolean
}

export interface Interest {
  jobId: number
  state: 'none' | 'details-needed' | 'confirmed' | 'notified' | 'closed' | 'withdrawn'
  registeredAt: string | null
}

export type InterestDetails = NonNullable<AnswerOf<'PUT /ajax/register-your-interest'>['details']>

export interface FlashMessage {
  kind: 'success' | 'info' | 'error'
  text: string
  /** Reverts the action; adds an Undo button to the message. */
  undo?: () => void
}

export interface ModalRequest {
  name: 'login' | 'register' | 'save-item' | 'register-success' | 'register-interest'
  title?: string
  /** With `id`, the item to save right after log-in or registration. For `register-interest`, `id` is a job. */
  type?: SavedItemType
  id?: number
  email?: string
  details?: InterestDetails
}

export interface Topics {
  user: User
  'saved-items': readonly SavedItem[]
  interest: readonly Interest[]
  flash: FlashMessage
  modal: ModalRequest
}

export type Topic = keyof Topics
