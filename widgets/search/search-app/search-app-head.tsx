import { t, withNodes } from '@firstrung/mount/strings'
import { Notice } from '@firstrung/ui'
import type { SearchAnswer } from './answer'
import { SearchAppLinks } from './search-app-links'

export function SearchAppHead({ answer }: { answer: SearchAnswer }) {
  const { pageTitles, correction, unknownPlace, notes } = answer
  return (
    <header className="w-search-app__head">
      <h1 className="w-search-app__title" tabIndex={-1}>
        {pageTitles.h1}
      </h1>
      {correction ? (
        <p>
          {withNodes('Showing results for {shown}. Search instead for {typed}.', {
            shown: <strong>{correction.shown}</strong>,
            typed: <a href={correction.insteadUrl}>{correction.typed}</a>,
          })}
        </p>
      ) : null}
      {unknownPlace ? (
        <Notice tone="warning" title={t('We can’t find a place called “{typed}”', { typed: unknownPlace.typed })}>
          {unknownPlace.like.length ? (
            <>
              <p>{t('Did you mean one of these?')}</p>
              <SearchAppLinks links={unknownPlace.like} />
            </>
          ) : (
            <p>{t('Try the nearest town, a county or the first half of a postcode.')}</p>
          )}
        </Notice>
      ) : null}
      {notes.map(note => (
        <p key={note} className="w-search-app__note">
          {note}
        </p>
      ))}
    </header>
  )
}
