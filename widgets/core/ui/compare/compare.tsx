import { t } from '@firstrung/mount/strings'
import { Button } from '../button/button'

export interface CompareBoxProps {
  company: { name: string; url: string }
  /** Id of a `CompareForm`. */
  form: string
}

/** The box to tick for comparing an employer. */
export function CompareBox({ company, form }: CompareBoxProps) {
  return (
    <label className="ui-compare-box">
      <input
        type="checkbox"
        name="employers"
        value={company.url}
        form={form}
        aria-label={t('Compare {name}', { name: company.name })}
      />
      {t('Compare')}
    </label>
  )
}

/**
 * The bar that puts the employers ticked in a list side by side, without script as well. It is shown once one is
 * ticked, so it has to follow the list within the same element.
 */
export function CompareForm({ id }: { id: string }) {
  return (
    <form id={id} className="ui-compare" action="/compare">
      <Button type="submit" size="sm">
        {t('Compare the employers you ticked')}
      </Button>
    </form>
  )
}
