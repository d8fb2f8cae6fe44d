/** The part of is-land that the benches use; the package has no types. */
declare module '@11ty/is-land' {
  export const Island: {
    addInitType: (type: string, initialise: (host: HTMLElement) => void) => void
  }
}
