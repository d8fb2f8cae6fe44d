import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = ['host/features/team/moderation', 'templates/moderation']
/** Tables and columns that say who wrote a review. Its only reader for mails is `review-drafts`. */
const AUTHOR = /review_authors|\b(?:last_name|author_id|user_id)\b|'users\.(?:email|id as user)/

it('no page or query of the moderators reads who wrote a review', () => {
  const found = FOLDERS.flatMap(folder =>
    readdirSync(folder).flatMap(name =>
      AUTHOR.test(readFileSync(path.join(folder, name), 'utf8')) ? [path.join(folder, name)] : [],
    ),
  )
  expect(found).toEqual([])
  const readers = readdirSync('host/features/team/moderation').filter(name =>
    readFileSync(path.join('host/features/team/moderation', name), 'utf8').includes('findAuthorAddress'),
  )
  expect(readers).toEqual(['mails.ts'])
})
