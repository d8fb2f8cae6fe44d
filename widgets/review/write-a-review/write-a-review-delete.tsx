import { Button, Dialog } from '@firstrung/ui'

export interface DeleteProps {
  /** What the review is about. */
  name: string
  onDelete: () => void
  onClose: () => void
}

/** Asks before a review is deleted. */
export function WriteAReviewDelete({ name, onDelete, onClose }: DeleteProps) {
  const footer = (
    <>
      <Button kind="danger" onClick={onDelete}>
        Delete
      </Button>
      <Button kind="tertiary" onClick={onClose}>
        Keep it
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title="Delete this review?" footer={footer}>
      <p>{name}: all answers will be deleted for good.</p>
    </Dialog>
  )
}
