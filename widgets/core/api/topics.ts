/** Who looks at the page, as the host writes it into signed-in pages and as the sign-in calls return it. */
export type User =
  | {
      loggedIn: true
      firstname: string
      email?: string
      /** What lists that the browser keeps are filed under. */
      id?: number
    }
  | { loggedIn: false }

export type SavedItemType = 'jobs' | 'external-jobs' | 'reviews' | 'companies'

export interface SavedItem {
  id: number
  type: SavedItemType
  reminders: boolean
}

/** A message that says what happened to what. */
export interface FlashMessage {
  kind: 'success' | 'info' | 'error'
  text: string
  /** Takes it back, where that is possible: the message then carries an Undo button. */
  undo?: () => void
}

/** A dialog that one widget asks another to show (product.md 2.12). */
export interface ModalRequest {
  name: 'login' | 'save-item' | 'register-success' | 'register-interest'
  /** The thing that the dialog is about, as people call it. */
  title?: string
  /** With `id`, the item that is saved straight after login; of `register-interest`, always a job. */
  type?: SavedItemType
  id?: number
}

/** What islands tell one another: the name of each topic and the shape of its value. */
export interface Topics {
  user: User
  'saved-items': readonly SavedItem[]
  flash: FlashMessage
  modal: ModalRequest
}

export type Topic = keyof Topics
