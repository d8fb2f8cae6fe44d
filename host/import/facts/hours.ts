import { shorten } from '../text/line'

const HALF = String.raw`(?:\.\d{1,2}| ?½| 1\/2)?`
const NUMBER = String.raw`(?<![\d.:£]|\d )\d{1,2}${HALF}(?: ?(?:to|-|and) ?\d{1,2}${HALF})?`
const A_WEEK = String.raw`(?:(?:a|per|\/|each|every|p) ?\/?(?:week|wk|w)|weekly|p\.?\/?w)\b`
const UNIT = String.raw`(?:-|\s)?(?:contracted )?(?:hours?|hrs?|h)\b`
const FORMS = [
  `${NUMBER}${UNIT},?(?: (?:and )?30 min(?:ute)?s,?)? ?${A_WEEK}`,
  `${NUMBER} ?hpw\\b`,
  `${NUMBER}${UNIT} (?:working )?week\\b`,
  `${NUMBER} contracted (?:hours|hrs)\\b`,
  `${NUMBER}${UNIT} (?:over|across) \\d days\\b`,
  String.raw`\d(?:\.\d)? fte \(${NUMBER}${UNIT}\)|\d(?:\.\d)? days ${A_WEEK} \(${NUMBER}${UNIT}\)`,
].map(form => new RegExp(form, 'i'))
/** "Hours: 37.5 per week", "Hours of work: 09:00 - 17:30", "Hours per week - 16-20". */
const LABEL = new RegExp(
  String.raw`(?:^|[.;|] ?)(?:your |basic )?(?:(?:working|weekly|contract(?:ed|ual)?|shift) )?(?:hours|hrs)(?: of work)?(?: ?${A_WEEK})?(?:\s*[:=]\s*|\s+-\s+|\s+(?=\d))(?<value>[^.]*\d[^.]*(?:\.\d+[^.]*)*)`,
  'i',
)
const MAX_VALUE_LENGTH = 60
/** Hours of something other than work. */
const OTHER =
  /\b(?:sav(?:e|es|ing)|study|learn\w*|coach\w*|travel|train\w*|volunteer\w*|mentor\w*|visa|free|lessons?|trips?|commut\w*)\b/i

/** `anywhere` counts in any sentence, `inTitle` only in the title or a field of hours. */
const WORDS: readonly (readonly [name: string, anywhere: RegExp | null, inTitle: RegExp])[] = [
  [
    'Part-time',
    /\b(?:this is a|role is|position is|hours?:|job type:|contract:?) ?part[- ]time\b|^part[- ]time hours/i,
    /\bpart[- _]?time\b/i,
  ],
  [
    'Weekends',
    /\b(?:weekends? only|every weekend|saturdays? and sundays? (?:only|shifts?)|weekend (?:job|role|position|shifts?))\b|^(?:evenings and )?weekends\W*$/i,
    /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/i,
  ],
  ['Term-time', /\bterm[- ]time(?: only)?\b/i, /\bterm[- ]time\b/i],
  ['Evenings', /\bevenings? only\b|^evenings(?: and weekends)?\W*$/i, /\bevenings?\b/i],
  ['Nights', /\bnights? only\b|^(?:night shifts?|nights)\W*$/i, /\b(?:night shifts?|nights)\b/i],
]

/** In the advert's words: "Weekends, 16 hours a week". */
export function readHours(title: string, sentences: readonly string[]): string | null {
  const named = sentences.filter(sentence => /part.time|weekend|saturday|term.time|evening|night/i.test(sentence))
  const words = WORDS.filter(
    ([, anywhere, inTitle]) => inTitle.test(title) || named.some(sentence => anywhere?.test(sentence)),
  ).map(([name]) => name)
  const about = sentences.filter(sentence => /\d/.test(sentence) && /\b(?:h|hours?|hrs?|hpw)\b|\dh/i.test(sentence))
  const figure = about.map(labelled).find(Boolean) ?? about.map(inWords).find(Boolean)
  const all = [...words, ...(figure ? [figure] : [])]
  return all.length > 0 ? shorten(all.join(', '), 100) : null
}

function labelled(sentence: string): string | undefined {
  const value = LABEL.exec(sentence)?.groups?.value?.trim()
  const number = value && new RegExp(`^${NUMBER}(?=$| ?${A_WEEK}|\\s*[,(])`, 'i').exec(value)?.[0]
  const isPlain = number && !/hours|hrs/i.test(value)
  return value && value.length <= MAX_VALUE_LENGTH && !OTHER.test(value)
    ? isPlain
      ? `${number} hours per week`
      : value
    : undefined
}

const inWords = (sentence: string): string | undefined =>
  OTHER.test(sentence) ? undefined : FORMS.map(form => form.exec(sentence)?.[0].trim()).find(Boolean)
