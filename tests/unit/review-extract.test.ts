import { describe, expect, it } from 'vitest'
import { extractUnder } from '../../host/features/reviews/reviews/extract'

describe('extractUnder', () => {
  it.each([
    ['repeats nothing', 'Real work', 'I had a junction of my own.', 'I had a junction of my own.'],
    ['continues after the first sentence', 'A great team', 'A great team. Long hours.', 'Long hours.'],
    ['whatever its capitals', 'A great team', 'A GREAT TEAM! Long hours.', 'Long hours.'],
    ['after the question that it answers', 'A great team', 'What is best? A great team. Long hours.', 'Long hours.'],
    ['where the title was cut', 'They said that…', 'They said that I would have a desk.', '…I would have a desk.'],
    ['is empty when the title says it all', 'A great team', 'A great team.', ''],
    ['keeps a sentence that continues', 'Good', 'Good place to work. Long hours.', 'Good place to work. Long hours.'],
    ['keeps a later mention', 'A great team', 'Long hours. A great team.', 'Long hours. A great team.'],
    ['keeps all without a title', '…', 'Long hours.', 'Long hours.'],
    ['is an excerpt', 'Real work', 'I had a junction of my own.', 'I had a junction…', 18],
  ])('%s', (_, title, text, extract, length = 180) => {
    expect(extractUnder(title, text, length)).toBe(extract)
  })
})
