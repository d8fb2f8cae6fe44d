import { shorten } from '../text/line'

const HALF = String.raw`(?:\.\d{1,2}| ?½| 1\/2| and a half)?`
const FIGURE = String.raw`(?:\d{1,3}|\b(?:(?:twenty|thirty|forty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|eight|ten|twelve|fifteen|sixteen))${HALF}`
const NUMBER = String.raw`(?:\b(?:up to|at least|(?:a )?(?:minimum|maximum)(?: of)?) )?(?<![\d.:£]|\d )${FIGURE}(?: ?(?:to|-|and) ?${FIGURE})?`
const PER = String.raw`(?:a|per|\/|each|every|p) ?\/?(?:calendar |average )?`
const HAS_FIGURE = new RegExp(FIGURE, 'i')
const A_WEEK = String.raw`(?:${PER}(?:week|wk|w)|weekly|p\.?\/?w)\b`
const A_PERIOD = String.raw`(?:${PER}(?:week|wk|w|fortnight|month|year|annum|term)|weekly|fortnightly|monthly|p\.?\/?w)\b`
const UNIT = String.raw`(?:-|\s)?(?:contracted )?(?:hours?|hrs?|h)\b`
const COUNT = String.raw`(?:[1-6](?:\.5)?|one|two|three|four|five|six)`
const DAY_NAME = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(?:days?)?`
const DAYS = String.raw`${DAY_NAME}(?: ?(?:-|to|,|and|&|until|through) ?(?:and )?${DAY_NAME})*`
/** A range of times has "am", "pm" or minutes somewhere: "9am-5pm", "08:00 - 16:30", "8.30 to 5pm", "9-5.30pm". */
const MINUTES = String.raw`(?:[:.][0-5]\d)`
const HALF_DAY = String.raw`\s?[ap](?:\.\s?m\b\.?|m\b)`
const END = `(?:\\d{1,2}${MINUTES}?${HALF_DAY}|\\d{1,2}${MINUTES}(?:\\s?hrs)?|midnight|noon|midday)`
const TIMES = String.raw`(?<![\d.:£])\d{1,2}(?:${MINUTES}?${HALF_DAY}|${MINUTES})?\s?(?:-|to|until|till) ?${END}`
const SHIFTS = String.raw`${TIMES}(?:(?:,| or| and| &|\/)+ ?${TIMES})*`

const DAY_TIMES = `${DAYS},?(?: from| between|:)? ?${SHIFTS}|${SHIFTS},? (?:on )?${DAYS}`

/** From certain to vague; the first that is found is shown in the advert's words. */
const FORMS: readonly RegExp[] = [
  `${NUMBER}${UNIT},?(?: (?:and )?30 min(?:ute)?s,?)? ?${A_WEEK}`,
  `${NUMBER} ?hpw\\b`,
  `${NUMBER}${UNIT} (?:working )?week\\b`,
  `${NUMBER} contracted (?:hours|hrs)\\b`,
  `${NUMBER}${UNIT} (?:over|across) ${COUNT} (?:\\w+ )?days\\b`,
  `${NUMBER}${UNIT} (?:a|per|each) day,? ${COUNT} days ${A_WEEK}`,
  String.raw`\d(?:\.\d)? fte \(${NUMBER}${UNIT}\)|\d(?:\.\d)? days ${A_WEEK} \(${NUMBER}${UNIT}\)`,
  `(?<=\\b(?:full|part)[- ]time(?: (?:role|post|position|job|contract))?,? (?:of |at |\\()?)${NUMBER}${UNIT}`,
  `(?<![\\d.:£])\\d{1,2},?\\d{2,3}${HALF}${UNIT} ?${A_PERIOD}|${NUMBER}${UNIT} ?${A_PERIOD}`,
].map(form => new RegExp(form, 'i'))
/** These words are hours only in a sentence about work, or in one that begins with days and times. */
const AT_WORK: readonly RegExp[] = [
  DAY_TIMES,
  SHIFTS,
  String.raw`\b(?:[2-7]|two|three|four|five|six|seven)(?: days?)?[- ]on,? (?:and )?(?:[2-7]|two|three|four|five|six|seven)(?: days?)?[- ]off\b`,
  `\\b${COUNT}(?: ?(?:-|to|or) ?${COUNT})? (?:full |working )?days? ${A_WEEK}`,
].map(form => new RegExp(form, 'i'))
const BEGINS_WITH_TIMES = new RegExp(`^\\W*(?:${DAY_TIMES})`, 'i')
const WORK =
  /\b(?:shifts?|rota|(?:your|the|core|basic|working|contracted) hours|hours (?:are|of work|will)|(?:you|you'll|you will|to|be) work(?:ing)?|part[- ]time|full[- ]time|(?:role|post|position|job|placement) is)\b|^working\b/i
/** "Hours: 37.5 per week", "Hours of work: 09:00 - 17:30", "Shift pattern - 4 on, 4 off". */
const LABEL = new RegExp(
  String.raw`(?:^|[.;|] ?)(?:your |basic )?(?:(?:(?:working|weekly|contract(?:ed|ual)?|shift) )?(?:hours|hrs)(?: of work)?(?: ?${A_WEEK})?|shifts?(?: patterns?| times?)?|working (?:week|pattern|days|times)|work pattern)(?:\s*[:=]\s*|\s+-\s+|\s+(?=\d))(?<value>[^.]*\d[^.]*(?:\.\d+[^.]*)*)`,
  'i',
)
const MAX_VALUE_LENGTH = 60
/** Hours of something other than work. */
const OTHER =
  /\b(?:sav(?:e|es|ing)|study|studying|learn\w*|coach\w*|travel|train\w*|volunteer\w*|mentor\w*|visa|free|lessons?|trips?|commut\w*)\b/i
/** Times and days of visitors, calls and courses. */
const NOT_WORK =
  /\b(?:open(?:s|ing)?|closed|call|phone|tele\w+|email|enquir\w*|helpline|interviews?|events?|webinar|workshop|assessment|deadline|college|universit\w*|holidays?|leave|lunch|contact|visit|chat|speak|operat\w+|service|clinics?|surgery|cover|available)\b/i
/** Days in the office are a pattern of hybrid work, not hours. */
const PLACE_OF_WORK = /\b(?:office|home|remote(?:ly)?|hybrid|on[- ]?site|in[- ]person|site|campus|premises)\b/i

/** `anywhere` counts in any sentence, `inTitle` only in the title or a field of hours. */
const WORDS: readonly (readonly [name: string, anywhere: RegExp | null, inTitle: RegExp])[] = [
  [
    'Part-time',
    /\b(?:this is a|role is|position is|hours?:|job type:|contract:?) ?part[- ]time\b|^part[- ]time hours/i,
    /\bpart[- _]?time\b/i,
  ],
  [
    'Weekends',
    /\b(?:weekends? only|every weekend|saturdays? and sundays?,? (?:only|shifts?|\d)|weekend (?:job|role|position|shifts?))\b|^(?:evenings? and )?weekends?(?: work(?:ing)?| shifts?)?\W*$/i,
    /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/i,
  ],
  ['Term-time', /\bterm[- ]time(?: only)?\b/i, /\bterm[- ]time\b/i],
  ['Evenings', /\bevenings? only\b|^evenings?(?: and weekends?)?(?: work(?:ing)?| shifts?)?\W*$/i, /\bevenings?\b/i],
  ['Nights', /\bnights? only\b|^(?:night shifts?|nights)\W*$/i, /\b(?:night shifts?|nights)\b/i],
]

/** In the advert's words: "Weekends, 16 hours a week". */
export function readHours(title: string, sentences: readonly string[]): string | null {
  const named = sentences.filter(sentence => /part.time|weekend|saturday|term.time|evening|night/i.test(sentence))
  const words = WORDS.filter(
    ([, anywhere, inTitle]) => inTitle.test(title) || named.some(sentence => anywhere?.test(sentence)),
  ).map(([name]) => name)
  const about = sentences.filter(isAbout)
  const figure =
    about.map(labelled).find(Boolean) ?? findForm(about, FORMS) ?? findForm(about.filter(isAboutWork), AT_WORK)
  const all = [...words, ...(figure ? [figure] : [])]
  return all.length > 0 ? shorten(all.join(', '), 100) : null
}

const isAbout = (sentence: string): boolean =>
  (HAS_FIGURE.test(sentence) && /\b(?:h|hours?|hrs?|hpw|shifts?)\b|\dh|\d ?[ap]\.?m|\d[:.]\d\d/i.test(sentence)) ||
  /\bdays?\b.*\bw(?:ee)?k|\bon\b.*\boff\b/i.test(sentence)

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

/** A certain form in any sentence comes before a vague one. */
const findForm = (sentences: readonly string[], forms: readonly RegExp[]): string | undefined => {
  const own = sentences.filter(sentence => !OTHER.test(sentence))
  return forms.map(form => own.map(sentence => form.exec(sentence)?.[0].trim()).find(Boolean)).find(Boolean)
}

const isAboutWork = (sentence: string): boolean =>
  (WORK.test(sentence) || BEGINS_WITH_TIMES.test(sentence)) && !NOT_WORK.test(sentence) && !PLACE_OF_WORK.test(sentence)
