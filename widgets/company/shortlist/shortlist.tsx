import { emit, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { cx, SaveButton } from '@firstrung/ui'
import type { contract } from './contract'

type ShortlistProps = WidgetProps<typeof contract>

export function Shortlist({ id, name, returnTo, variant, host, saved: wasSaved }: ShortlistProps) {
  const { saved, signedIn, toggle } = useSavedItem({ type: 'companies', id, title: name }, wasSaved)
  const handleToggle = () => {
    emit(host, 'shortlist:toggled', { id, saved: signedIn && !saved })
    toggle()
  }

  return (
    <div className={cx('w-shortlist', `w-shortlist--${variant}`)}>
      <SaveButton
        type="companies"
        id={id}
        title={name}
        saved={saved}
        signedIn={signedIn}
        returnTo={returnTo}
        label={t('Shortlist')}
        savedLabel={t('Shortlisted')}
        showLabel={variant === 'word'}
        onToggle={handleToggle}
      />
    </div>
  )
}
