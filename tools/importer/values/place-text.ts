interface WrittenPlace {
  /** The text without them. */
  rest: string
  remote: boolean
  hybrid: boolean
  /** Several unnamed places. */
  several: boolean
  nationwide: boolean
}

const HYBRID =
  /\b(?:hybrid(?:[- ]?(?:remote|work(?:ing|place)?|role|job|position|model|basis|pattern|flexible))*|(?:part(?:ly|ially)?|semi|some)[- ]remote(?: work(?:ing)?)?|blended working)\b/gi
const REMOTE =
  /\b(?:(?:fully|100 ?%|completely|home|wholly|totally) )?remote(?:ly)?(?:[- ](?:first|work(?:ing)?|role|job|position|option(?:al)?|possible|available|only|based))*\b|\b(?:work(?:ing)? |based )?(?:from|at) home\b|\bhome[- ]?(?:based|working)\b|\b(?:wfh|online|fully distributed|tele(?:commut\w+|work\w*))\b|^\s*anywhere\s*$/gi
const AT_WORK =
  /\b(?:on[- ]?site|office[- ]based|in[- ](?:the )?office|in[- ]person|field[- ]based|site[- ]based|flexible(?: (?:working|location))?)\b/gi
const DAYS =
  /\b(?:(?:up to|minimum|min|at least) )?(?:\d|one|two|three|four|five)(?:\s?(?:-|to)\s?\d)?\s?(?:x\s)?days?(?:(?: an?| per|\/| each)? ?(?:week|month|wk)| pw)?(?: (?:in|at|from|on)[- ](?:the |our )?(?:office|home|site))?\b|\b[1-9]\d? ?%/gi
/** Some days of the week, but not all five. */
const IN_OFFICE = /^(?!.*\b(?:5|five) days|.*100 ?%).*\b(?:office|on[- ]?site)\b/i
const MANY = String.raw`(?:multiple|various|several|many|numerous|different|multi)[- ]?`
const SITES = String.raw`(?:locations?|sites?|places?|offices?|branches|stores?|cities|towns|regions?)`
const SEVERAL = new RegExp(
  String.raw`\b${MANY}(?:uk |united kingdom |british |england |nationwide )?${SITES}\b|^\s*${MANY}\s*$|(?<=(?:^|[-–,(])\s*(?:uk|united kingdom)?\s*)${MANY}(?=\)?\s*$)|(?:\b(?:and|plus)\s|[&+]\s?)?\b(?:\d+|other|more|others) (?:uk |other |more )?${SITES}\b|(?:\band\s|[&+]\s?)\d+ (?:more|others?)\b|^\s*(?:locations|sites|offices|stores) (?=across|throughout|in|around|nationwide)|\b(?:across|throughout|all over|around) (?:the )?(?:whole )?(?:uk|united kingdom|country|england|britain|great britain)\b`,
  'gi',
)
const AT_HOME = /\b(?:uk|united kingdom|british|britain|country|england)\b/i
const NATIONWIDE =
  /\b(?:nation[- ]?wide|uk[- ]wide)\b|^(?:uk )?national$|\b(?:any ?where|any location|all areas?)\s(?:in |within |of )?(?:the )?(?:uk|united kingdom|great britain|britain|country)\b|^all (?:of )?(?:the )?uk$/i
/** Words around the name of a place. */
const BEFORE =
  /^(?:our\s+|the\s+(?=.+\s(?:office|hq|area|airport)$)|(?:job |main |primary |work )?(?:location|based|office|head office|hq|base|city|address|where|place|site)s?\s*[:–-]\s*|(?:(?:london|royal|metropolitan) borough|lb)(?: of)? |(?:borough|city) of |co(?:unty|\.)? (?=(?:carlow|cavan|cork|donegal|dublin|galway|kildare|kilkenny|limerick|longford|monaghan|roscommon|sligo|tipperary|waterford|wexford|wicklow)\b)|(?:home[- ])?(?:based|located|working|work|roles?|jobs?) (?:in|at|near|from|out of)\s+|(?:commutable (?:to|from)|(?:within )?\d+ ?(?:miles?|km) (?:of|from)|travel(?:ling)? (?:to|around|across)|in|nr\.?|near|around|close to|at|from|within|of)\s+(?:the\s|our\s)?)/i
const AFTER =
  /\s+(?:area|office|offices|based|hq|head office|city cent(?:re|er)|town cent(?:re|er)|(?:and|or) (?:the )?(?:surrounding|nearby) areas?|surrounding areas?|only|residents?|(?:international )?airport|(?:science|business|retail) park|quays|x ?\d+)$/i
const EDGES =
  /^(?:[\s,.;:|/&+()–—-]+|(?:in|from|or|and|at|with|within|the|our|to|across|throughout|travel(?:ling)?)\s)+|(?:[\s,.;:|/&+(–—-]+|\s(?:in|from|or|and|at|with|within|to|across|throughout|option|optional|possible|available)(?=\s|$))+$/gi

/** Splits "Hybrid - Bristol" and "Leeds (2 days a week)" into place and working pattern. */
export function readPlaceText(text: string): WrittenPlace {
  const hybrid = has(HYBRID, text) || (has(DAYS, text) && (has(REMOTE, text) || IN_OFFICE.test(text)))
  const remote = !hybrid && has(REMOTE, text)
  const several = has(SEVERAL, text)
  const nationwide = !several && NATIONWIDE.test(text)
  const place = [HYBRID, REMOTE, AT_WORK, DAYS].reduce((rest, words) => rest.replace(words, ' '), text)
  const named = several ? place.replace(SEVERAL, words => (AT_HOME.test(words) ? ' UK ' : ' ')) : place
  const isChanged = named !== text
  const rest = isChanged
    ? trim(remote ? named.replace(/\b(?:only|residents?|candidates?|applicants?)\b/gi, ' ') : named)
    : text
  return { rest: nationwide ? rest.replace(NATIONWIDE, '').trim() : rest, remote, hybrid, several, nationwide }
}

/** "based in Leeds", "Leeds area" and "Leeds LS1" all give "Leeds". */
export function bareName(text: string): string {
  return text
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(/\s+[A-Z]{1,2}\d[A-Z\d]?$|(?<=^Dublin)\s+\d{1,2}W?$/, '')
    .trim()
}

const has = (words: RegExp, text: string): boolean => text.search(words) >= 0

function trim(text: string): string {
  const bare = text
    .replace(/\(\s*[-,/&+]?\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(EDGES, '')
    .trim()
  return bare.includes('(') || !bare.endsWith(')') ? bare : bare.slice(0, -1).trim()
}
