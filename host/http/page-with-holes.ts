/** A region of a page that depends on the person who asks: a template of `templates/personal` and its values. */
export interface Hole {
  name: string
  values: object
}

/** A page that is the same for everyone except for its holes: `html` has one part more than there are holes. */
export interface PageWithHoles {
  html: readonly Buffer[]
  holes: readonly Hole[]
}
