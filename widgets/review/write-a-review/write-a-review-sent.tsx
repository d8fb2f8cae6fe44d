import { Button } from '@firstrung/ui'

/** What happens after sending, and when. */
export function WriteAReviewSent() {
  return (
    <div className="w-write-a-review__card">
      <h1 tabIndex={-1}>Thank you. Your review is on its way</h1>
      <ol className="w-write-a-review__list">
        <li>A moderator reads it within three working days. We never change your words.</li>
        <li>We’ll email you as soon as it’s published, or if something needs to change.</li>
        <li>Your name is never shown. You can edit, withdraw or delete your review at any time.</li>
      </ol>
      <div className="w-write-a-review__buttons">
        <Button href="/dashboard/my-hub">Go to your hub</Button>
        <Button href="/write-a-review" kind="tertiary">
          Write another review
        </Button>
      </div>
    </div>
  )
}
