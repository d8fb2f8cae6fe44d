import { t } from '@firstrung/mount/strings'
import { Button } from '../button/button'

export interface CompareBoxProps {
  company: { name: string; url: string }
  /** Id of a `CompareForm`. */
  form: string
}

/** The checkbox for comparing an employer. */
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
 * The bar that compares the ticked employers of a list, without script as well. It appears once one is ticked, so it
 * must follow the list within the same element.
 */
export function CompareForm({ id }: { id: string }) {
  // The style sheet counts, which works without script and in parts of a page outside widgets.
  const [before, after] = t('Compare {count} employers').split('{count}')
  return (
    <form id={id} className="ui-compare" action="/compare">
      <Button type="submit" size="sm">
        {before}
        <span className="ui-compare__count" />
        {after}
      </Button>
      <Button type="reset" size="sm" kind="secondary">
        {t('Clear')}
      </Button>
    </form>
  )
}
