import { englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher, type DataSet } from 'obscenity'

/** The library's list has no insults unless they are obscene. */
const INSULTS = ['idiot', 'moron', 'imbecile', 'scumbag', 'bellend', 'wanker', 'tosser', 'pillock', 'muppet', 'psycho']

/** British place names that contain such words. */
const PLACES = ['penistone', 'scunthorpe', 'cockermouth', 'cockfosters', 'clitheroe', 'lightwater', 'shitterton']

const matcher = new RegExpMatcher({ ...withInsults(englishDataset), ...englishRecommendedTransformers })

/** Also finds disguised words ("sh1t"). */
export function findInsults(text: string): string[] {
  const matches = matcher.getAllMatches(text, true)
  return [...new Set(matches.map(({ startIndex, endIndex }) => text.slice(startIndex, endIndex + 1)))]
}

function withInsults(dataset: DataSet<{ originalWord: string }>) {
  for (const word of INSULTS) {
    dataset.addPhrase(phrase => phrase.setMetadata({ originalWord: word }).addPattern(parseRawPattern(`|${word}`)))
  }
  dataset.addPhrase(phrase => {
    const named = phrase.setMetadata({ originalWord: 'place' })
    return PLACES.reduce((all, place) => all.addWhitelistedTerm(place), named)
  })
  return dataset.build()
}
