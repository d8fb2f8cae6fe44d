/** Each class has the name that the page shows. Some words also need a sign that they are about degrees. */
const CLASSES: readonly (readonly [name: string, words: string])[] = [
  ['2:1', String.raw`2[:.-]1(?:st)?|2i(?!i)|(?:an? )?upper[- ]second|(?:2nd|second)[- ]class[^.;]{0,20}?\bupper`],
  ['2:2', String.raw`2[:.-]2|2ii|(?:a )?lower[- ]second|(?:2nd|second)[- ]class[^.;]{0,20}?\blower`],
  ['Second class', '(?:2nd|second)[- ]class'],
  ['First', String.raw`1st|first(?:[- ]class)?(?! degree)`],
  [
    'Third class',
    String.raw`(?:3rd|third)(?:[- ]class(?! of)|(?=,? (?:or|and) (?:above|higher|better)|\+))|(?<=\bclass\w*(?:,|:| of| is)? )(?:3rd|third)`,
  ],
]
const GRADE = new RegExp(
  String.raw`(?<![\d:.\w-])(?:${CLASSES.map(([, words]) => `(${words})`).join('|')})(?![\d%\w]|[:.]\d)`,
  'gi',
)
const ABOUT_DEGREES =
  /\b(?:degrees?|graduat\w*|undergraduates?|hons|honours|bachelor\w*|ba|bsc|beng|m?eng|classification|grades?|universit\w+|discipline|subject|predicted|academic|ucas|achiev\w*|masters?|msc|phd)\b/i
/** In front of a class without other signs of degrees; "scored 2:1" and "one third" are other figures. */
const BEFORE = /(?:^|[:(,/]|\b(?:an?|or|and|least|min\w*\.?|need|expect\w*|predicted|achieved|hold|have|with))\W*$/i
/** After a class there is no noun but a qualification: "2:1 sessions" and "the third party" are other figures. */
const AFTER =
  /^(?:\W*$|\W*[.,;:)(+/]|[\s-]*(?:or|and|in|from|at|is|isn't|preferred|desirable|required|essential|ideally|as|but|minimum|when|if|with|for|to|division|class\w*|predicted|expected|(?:(?!(?:for|with|to|at|by|of|and)\b)[\w&'-]+ ){0,3}(?:degree|hons|honours|bachelor|graduate|master|qualification|classification|grade|standard|result|level|award|ba|bsc|beng|m?eng)s?)\b)/i
const OTHER = /\b(?:ratios?|1:1|section|page|chapter|version)\b|\bgpa(?: [\d.]+)?$/i
const UNWANTED = /\b(?:no longer|not|no|without|remov\w+|regardless of|used to|instead of|rather than|never)\b|n't\b/i
const NOT_NEEDED = /^[^.;]{0,30}(?:\b(?:not|no longer)|n't) (?:\w+ )?(?:require|essential|need|necessary)/i
const ABOVE = /^[\w\s()-]{0,30}?(?:,? (?:(?:or|and) )?(?:above|higher|better)\b|\+)/i
const PREFERRED = /\b(?:desirable|prefer\w*|ideally)\b/i

/** "First or 2:1"; null if the advert names no class of degree. */
export function readGrade(sentences: readonly string[]): string | null {
  for (const sentence of sentences.filter(text => /[23][nri:.-]|second|first|1st|third/i.test(text))) {
    const found = [...sentence.matchAll(GRADE)].filter(match => isRequired(sentence, match))
    const names = new Set(found.map(nameOf))
    const [first, last] = [found[0], found.at(-1)]
    // "Second class honours (2:2)" names one class twice, and a first class alone is an adjective.
    const all = [...names].filter(name => name !== 'Second class' || names.size === 1)
    if (first && last && (all.join() !== 'First' || isFirst(sentence, first))) {
      const after = sentence.slice(last.index + last[0].length)
      const end = ABOVE.test(after) ? ' or above' : PREFERRED.test(sentence) ? ' preferred' : ''
      return all.join(' or ') + end
    }
  }
  return null
}

const nameOf = (match: RegExpExecArray): string => CLASSES[match.slice(1).findIndex(Boolean)]?.[0] ?? ''

function isRequired(sentence: string, match: RegExpExecArray): boolean {
  const before = sentence.slice(Math.max(0, match.index - 60), match.index)
  const after = sentence.slice(match.index + match[0].length)
  const near = `${before}${match[0]}${after.slice(0, 80)}`
  const isSure = ABOUT_DEGREES.test(near)
  // "2.1" needs another sign, "2:1" and "a first" do not.
  const isLikely =
    /^2[:i-]|upper|lower|^first$/i.test(match[0]) || /\b(?:min\w*\.?|an?) $/i.test(before) || ABOVE.test(after)
  return (
    (isSure || (isLikely && BEFORE.test(before))) &&
    AFTER.test(after) &&
    !OTHER.test(near) &&
    !UNWANTED.test(before.slice(-40)) &&
    !NOT_NEEDED.test(after)
  )
}

/** "A first class degree" and "ideally a first" are grades, "first class service" and "your first job" are not. */
function isFirst(sentence: string, match: RegExpExecArray): boolean {
  const after = sentence.slice(match.index + match[0].length)
  return /^[- ](?:class )?(?:hon|degree|bachelor)/i.test(after) || /\ba first(?=$|[.,;)]| in your)/i.test(sentence)
}
