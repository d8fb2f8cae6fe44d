/** A region of a page that depends on the current user: a template of `templates/personal` and its values. */
export interface Hole {
  name: string
  values: object
  /** The item of its save button: `jobs-12`. */
  item?: string | undefined
}

/** Both states of a toggle. `item` is `jobs-12`, or `helpful-34` for a vote on a review. */
export interface SaveHole {
  item: string
  saved: Buffer
  unsaved: Buffer
}

/** A page that is the same for everyone except for its holes: `html` has one part more than there are holes. */
export interface PageWithHoles {
  html: readonly Buffer[]
  holes: readonly (Hole | SaveHole)[]
}

export const savableOn = ({ holes }: PageWithHoles): string[] => [...new Set(holes.flatMap(({ item }) => item ?? []))]
