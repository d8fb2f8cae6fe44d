/** Where a private word is the right one. `words` limits the exception to these matches. */
export interface Exception {
  files: RegExp
  words?: RegExp
  because: string
}

export const EXCEPTIONS: readonly Exception[] = [
  { files: /^tests\/repo\/language/, because: 'the tables themselves' },
  { files: /^host\/db\/migrations\//, because: 'a merged migration never changes' },
  { files: /^host\/seed\/demo\/texts/, because: 'texts by invented people' },
  { files: /^tests\/unit\/(import-describe|sanitise)\.test\.ts$/, words: /^sweep$/i, because: 'the text of an advert' },
  {
    files: /^host\/features\/public\/pictures\//,
    words: /\b(wares|desk|clouds?|doors?|rooms?|stands?|letters?|leaf)\b/,
    because: 'objects in drawings',
  },
  { files: /^host\/search\/query\/synonyms\.txt$/, words: /^door$/, because: 'the title of a job' },
  { files: /^host\/features\/public\/categories\/list\.ts$/, words: /^mend$/, because: 'engineers mend things' },
  { files: /^host\/db\/tables\//, words: /^next-turn$/, because: 'a column of a merged migration' },
  { files: /^tests\/unit\/(sanitise|import-describe)\.test\.ts$/, words: /^sweep$/, because: 'the text of an advert' },
  { files: /./, words: /^(best-things?|prefer-not-to-say)$/, because: 'fields of the reviews and profile forms' },
]
