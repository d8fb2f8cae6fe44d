import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button } from '@firstrung/ui'
import type { contract } from './contract'
import { useNoteSaver } from './use-note-saver'

type NoteEditorProps = WidgetProps<typeof contract>

export function NoteEditor({ job, note, host }: NoteEditorProps) {
  const onSave = ({ id }: { id: number }) => emit(host, 'note-editor:saved', { id })
  const [{ status, theirs }, choose] = useNoteSaver({ host, job, note, onSave })
  return (
    <div className="w-note-editor">
      <p className="w-note-editor__status" role="status">
        {status}
      </p>
      {theirs ? (
        <div className="w-note-editor__conflict">
          <blockquote>{theirs.text}</blockquote>
          <Button kind="secondary" size="sm" onClick={() => choose('mine')}>
            {t('Keep my text')}
          </Button>
          <Button kind="secondary" size="sm" onClick={() => choose('theirs')}>
            {t('Use this text')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
