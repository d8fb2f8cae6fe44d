export type Visa = 'yes' | 'no' | 'unknown'

const SPONSOR =
  /\bsponsor|\bcos\b|\bvisas?(?: and)? (?:\w+ )?(?:support|assistance|help)|\b(?:need|requir|support|attract)\w* (?:\w+ ){0,2}visas?\b|\b(?:assist|help)\w* with (?:\w+ )?visas?\b|\b(?:role|post|position|job|vacancy)\b.*\bskilled worker\b/i
/** Events, teams and exams are sponsored too. "Sponsorship" on its own means a visa. */
const ABOUT_VISAS =
  /\bvisas?\b|\bsponsorships?\b|skilled worker|work permit|tier (?:2|two)|right to work|\bcos\b|sponsor(?:ship)? licen|licensed sponsor|\bsponsor(?:ing)?(?: you| it| this role| candidates| applicants| graduates| the right \w+)?\s*[.!]*$|\bbe sponsored\b|sponsor(?:ing)? (?:overseas|international)/i
const OTHER_SPONSORSHIP =
  /\b(?:event|sports?|brand|corporate|commercial|charity|team|exam|study|course|kit)s? sponsor|sponsor(?:ship)? (?:of\b|deal|manager|package|and partner)|partnerships/i
/** These sentences describe the work itself: "You will advise students on visa sponsorship". */
const TASK =
  /^(?:experience|knowledge|understanding|manag\w+|process\w*|advis\w+|help\w*|support\w*|you(?:'ll| will) (?!not |need |require |be |have )\w+)\b/i
const NO =
  /\b(?:no|not|cannot|unable|without|neither|nor|never|unavailable|ineligible|impossible|unfortunately|regret|citizenship (?:is )?required|citizens only)\b|n't\b|\b(?:below|under)\b[^.]*\bthreshold/i
const YES =
  /\b(?:yes|can|will|may|able|happy|proud|open to|offer\w*|provid\w*|available|eligible|qualif\w+|welcome\w*|consider\w*|possible|given|accept\w*|licensed sponsor|we sponsor|we(?:'ll|'d))\b/i
/** A clause about what the applicant lacks is a condition, not an answer. */
const CONDITION = /\bif you (?:do not|don't|haven't|have no|are not|aren't)\b[^,.]*,/gi
const ASKS = /\?\s*$/

/** A refusal wins over an offer. */
export function readVisa(sentences: readonly string[]): Visa {
  const answers = sentences.flatMap((sentence, i) =>
    SPONSOR.test(sentence) && !TASK.test(sentence.trim())
      ? answersIn(sentence, ASKS.test(sentence) ? (sentences[i + 1] ?? '') : undefined)
      : [],
  )
  return answers.includes('no') ? 'no' : answers.includes('yes') ? 'yes' : 'unknown'
}

/** `reply` is the sentence after a question; it counts only if it begins with yes or no. */
function answersIn(sentence: string, reply: string | undefined): Visa[] {
  const clauses = sentence.replace(CONDITION, ' ').split(/;|,? but\b|,? however\b|\s-\s(?=we\b|this\b)/i)
  const about = clauses.filter(
    clause => SPONSOR.test(clause) && ABOUT_VISAS.test(clause) && !OTHER_SPONSORSHIP.test(clause),
  )
  if (about.length > 0 && reply !== undefined) {
    const first = /^\W*(?:yes|we (?:can|do)|no|not|unfortunately|sadly|sorry)\b/i.exec(reply)?.[0]
    return first === undefined ? [] : [/yes|can|do/i.test(first) ? 'yes' : 'no']
  }
  return about.map(clause => (NO.test(clause) ? 'no' : YES.test(clause) ? 'yes' : 'unknown'))
}
