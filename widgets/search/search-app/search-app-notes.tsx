import { t } from '@firstrung/mount/strings'
import { SparklesIcon } from '@firstrung/ui'
import type { SearchAnswer } from './answer'

interface NotesProps {
  answer: SearchAnswer
  intro: string | null
  /** The rows of the page: "Showing 1-20 of 27". */
  rows: string | null
}

/** Notes on how the list was made, after the list, so that a phone shows the first result without scrolling. */
export function SearchAppNotes({ answer: { chips, footnotes, hidden, locationsMeta }, intro, rows }: NotesProps) {
  const texts = [rows, ...footnotes, intro].filter(text => text !== null)
  return (
    <div className="w-search-app__notes">
      {texts.map(text => (
        <p key={text}>{text}</p>
      ))}
      {hidden ? (
        <p>
          {t('We’ve left out {count} that you’ve hidden.', { count: hidden.count })}{' '}
          <a href={hidden.url}>{t('Show what you’ve hidden')}</a>
        </p>
      ) : null}
      {chips.map(({ text, wordsUrl }) => {
        const place = locationsMeta.find(({ label }) => text.startsWith(label))?.label
        return wordsUrl ? (
          <p key={wordsUrl}>
            <SparklesIcon />{' '}
            {t(place ? 'We treated “{text}” as a place.' : 'We treated “{text}” as a filter.', { text: place ?? text })}{' '}
            <a href={wordsUrl}>{t('Search for the words instead')}</a>
          </p>
        ) : null
      })}
    </div>
  )
}
