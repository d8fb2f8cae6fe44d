import { call } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { Button, Dialog } from '@firstrung/ui'

export interface DeleteProps {
  id: number
  name: string
  onDelete: (id: number) => void
  onMessage: (text: string) => void
  onClose: () => void
}

export function WriteAReviewDelete({ id, name, onDelete, onMessage, onClose }: DeleteProps) {
  const handleDelete = async () => {
    try {
      await call('DELETE /write-a-review/:id', { params: { id } })
      onDelete(id)
      onMessage(t('Review deleted'))
    } catch {
      onMessage(t('We could not delete that review. Try again'))
    }
    onClose()
  }
  const footer = (
    <>
      <Button kind="danger" onClick={() => void handleDelete()}>
        {t('Delete')}
      </Button>
      <Button kind="tertiary" onClick={onClose}>
        {t('Keep it')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t('Delete this review?')} footer={footer}>
      <p>{t('{name}: all answers will be deleted for good.', { name })}</p>
    </Dialog>
  )
}
