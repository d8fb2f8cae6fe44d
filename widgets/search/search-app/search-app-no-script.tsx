import { t } from '@firstrung/mount/strings'
import { Button } from '@firstrung/ui'
import type { SearchForm } from './use-search-form'

export function SearchAppNoScript({ form }: { form: SearchForm }) {
  return (
    <div className="w-search-app__no-script">
      <Button type="submit" size="sm" form={form.id}>
        {t('Show results')}
      </Button>
    </div>
  )
}
