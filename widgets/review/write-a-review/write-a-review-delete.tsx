import { call } from '@firstrung/api'
import { Button, Dialog } from '@firstrung/ui'

export interface DeleteProps {
  id: number
  /** What the review is about. */
  name: string
  onDelete: (id: number) => void
  onMessage: (text: string) => void
  onClose: () => void
}

/** Asks before it deletes a review. */
export function WriteAReviewDelete({ id, name, onDelete, onMessage, onClose }: DeleteProps) {
  const handleDelete = async () => {
    try {
      await call('DELETE /write-a-review/:id', { params: { id } })
      onDelete(id)
      onMessage('Review deleted')
    } catch {
      onMessage('We could not delete that review. Try again')
    }
    onClose()
  }
  const footer = (
    <>
      <Button kind="danger" onClick={() => void handleDelete()}>
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
