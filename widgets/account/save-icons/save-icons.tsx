import { emit, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { SaveButton } from '@firstrung/ui'
import type { contract } from './contract'

type SaveIconsProps = WidgetProps<typeof contract>

export function SaveIcons({ type, id, title, returnTo, word, host, saved: wasSaved }: SaveIconsProps) {
  const { saved, signedIn, toggle } = useSavedItem({ type, id, title }, wasSaved)
  const handleToggle = () => {
    emit(host, 'save-icons:toggled', { type, id, saved: signedIn && !saved })
    toggle()
  }

  return (
    <div className="w-save-icons">
      <SaveButton {...{ type, id, title, saved, signedIn, returnTo, showLabel: word }} onToggle={handleToggle} />
    </div>
  )
}
