/** The Firstrung logo: two rungs of a ladder, the first one highlighted. Decorative: the name is next to it or in the link's label. */
export function Mark() {
  return (
    <svg className="ui-mark" viewBox="0 0 48 48" aria-hidden="true">
      <rect className="ui-mark__background" width="48" height="48" rx="13" />
      <rect className="ui-mark__rung" x="12" y="13" width="24" height="7.5" rx="3.75" />
      <rect className="ui-mark__first" x="12" y="27" width="15.5" height="7.5" rx="3.75" />
    </svg>
  )
}

/** Logo and name. The name is text, so it needs no image and screen readers can read it. */
export function Wordmark() {
  return (
    <span className="ui-wordmark">
      <Mark />
      <span className="ui-wordmark__name" translate="no">
        Firstrung
      </span>
    </span>
  )
}
