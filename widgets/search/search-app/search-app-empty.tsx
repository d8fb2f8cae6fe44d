import { t } from '@firstrung/mount/strings'
import { Button } from '@firstrung/ui'
import type { SearchAnswer } from './answer'
import { SearchAppLinks } from './search-app-links'
import { saveLink } from './search-app-save-link'

interface EmptyProps {
  answer: SearchAnswer
  alternatives: NonNullable<SearchAnswer['alternatives']>
}

export function SearchAppEmpty({ answer, alternatives }: EmptyProps) {
  const { spelling, dropOne, wider, withoutLocation, otherLists } = alternatives
  const sections = {
    [t('Did you mean')]: spelling ? [spelling] : [],
    [t('Other lists')]: otherLists,
    [t('Remove a filter')]: dropOne,
    [t('Search further away')]: wider,
    [t('Anywhere in the UK')]: withoutLocation ? [withoutLocation] : [],
  }
  return (
    <div className="w-search-app__empty">
      <div>
        <h2>{t('No results')}</h2>
        <p>{t('Try other words.')}</p>
      </div>
      {Object.entries(sections).map(([label, links]) =>
        links.length ? (
          <section key={label}>
            <h3>{label}</h3>
            <SearchAppLinks links={links} />
          </section>
        ) : null,
      )}
      {answer.scope === 'reviews' ? (
        <section>
          <h3>{t('Have you worked there yourself?')}</h3>
          <Button href="/write-a-review">{t('Write a review')}</Button>
        </section>
      ) : null}
      <section>
        <h3>{t('Email alerts')}</h3>
        <Button kind="secondary" {...saveLink(answer)} />
      </section>
    </div>
  )
}
