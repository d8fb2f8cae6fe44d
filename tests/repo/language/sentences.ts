export interface SentenceRule {
  /** Spaces match line breaks, too; case does not matter. */
  pattern: RegExp
  write: string
  /** Only in these files; everywhere when absent. */
  in?: RegExp
}

const AUXILIARY = '(?:do|does|did|is|are|was|were|has|have|had|can|may|must|will|would)'
const ARTICLE = '(?:a|an|the|its|their|each|every|his|her|this|that)'

/** Sentences that read as translated, in comments, docs, test titles and page copy. */
export const SENTENCES: readonly SentenceRule[] = [
  {
    pattern: /\bspec(?:ification)? sections?\b|\bproduct\.md\b|\bproduct data\b/,
    write: 'the rule itself, not its document',
  },
  { pattern: /\bstands?\b(?! for\b| out\b)(?!-)|\bstood\b/, write: 'is, comes, appears, works' },
  { pattern: /\banew\b/, write: 'again' },
  { pattern: /\bwhoever\b/, write: 'anyone who, the person who' },
  { pattern: /\bsomebody\b/, write: 'someone, a visitor, a user' },
  { pattern: /\bso many\b/, write: 'this many, the number of, N' },
  { pattern: /\b(?:is|are|was|were|be|been|being) told\b/, write: 'receives, is notified, sees a message' },
  { pattern: /\b(?:is|are|was|were|be|been|being) (?:said|heard)\b/, write: 'is shown, is reported, is received' },
  { pattern: /\band (?:say|says|said) so\b/, write: 'reports it, is labelled, confirms it' },
  { pattern: /\blends?\b|\blent\b/, write: 'provides, passes' },
  { pattern: /\bha(?:s|ve|d) for (?:children|values?|a child)\b/, write: 'has children' },
  { pattern: /\b(?:go|goes|went|going) on\b(?! (?:a|an|the|its|each|every|one|top|to the|sale)\b)/, write: 'continue' },
  { pattern: /\blies?\b/, write: 'is, is in' },
  { pattern: /\bbesides\b/, write: 'as well as, also' },
  { pattern: /\bas ever\b/, write: 'as usual' },
  {
    pattern: new RegExp(`\\bwhat ${ARTICLE} [a-z' -]{1,30} says?\\b`),
    write: 'the noun: "the text of ...", "the error of ..."',
  },
  { pattern: new RegExp(`\\b(?:nor|neither) ${AUXILIARY}\\b`), write: 'subject before verb' },
  { pattern: new RegExp(`\\bso ${AUXILIARY} ${ARTICLE}\\b`), write: '"and the ... too"' },
  { pattern: /\bways? (?:back|on|onward)\b|\bways? out of\b/, write: 'return link, alternatives, next steps' },
  { pattern: /\bkept (?:pages?|counts?|answers?|copy|copies)\b/, write: 'cached page, precomputed counts' },
  { pattern: /\bclose matches\b/, write: 'near matches' },
  { pattern: /\bcues?\b|\bhurr(?:y|ies|ied)\b/, write: 'trigger, mount early' },
  {
    pattern: /\b(?:at|on|for|from|of|what) (?:the|a) desks?\b|\bon desks\b/,
    write: 'locally, in development; on desktop',
  },
  { pattern: /\bthe cloud\b/, write: 'CI' },
  { pattern: /\btid(?:y|ies|ied|ier|ying)\b/, write: 'normalise, clean up, canonical' },
  { pattern: /\bslips?\b(?! (?:by|through|in|past|away|out|into)\b)/, write: 'typo, mistake' },
  { pattern: /\bsweeps?\b|\bswept\b|\bsweeping\b/, write: 'purge, remove' },
  { pattern: /\bjourneys?\b/, write: 'flow, navigation, end-to-end test' },
  { pattern: /\bnewcomers?\b/, write: 'new contributor, new row' },
  { pattern: /\btwins?\b/, write: 'counterpart, duplicate' },
  { pattern: /\bwhereabouts\b/, write: 'location' },
  { pattern: /\bspoil(?:s|t|ed)?\b/, write: 'break, invalid, corrupt' },
  { pattern: /\bmends?\b|\bmended\b/, write: 'fix' },
  { pattern: /\bwish(?:es)?\b/, write: 'intent, choice, what they want' },
  { pattern: /\b(?:one|single|the) truth\b/, write: 'single source' },
  { pattern: /\bhears\b/, write: 'receives, listens to' },
  {
    pattern: /\bbrings? (?:a|the|its|each|every) (?:widget|island|header|script|code|module)s?\b/,
    write: 'loads, mounts',
  },
  { pattern: /\bfrom (?:\w+|so many) (?:letters|characters|words|reviews|years) on\b/, write: 'N or more' },
  {
    pattern: /\b(?:what|how|where|when) one (?:can|may|applies|wants|goes|does|needs|types|reads|looks|gets)\b/,
    write: 'you',
  },
  {
    pattern:
      /\b(?:that|which|what|who) (?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|other\b|better\b|worse\b)/,
    write: 'is not a',
  },
  { pattern: /\bdoors?\b/, write: 'link, entry point' },
  {
    pattern: /\b(?:a|the|this|each|every) letter\b/,
    write: 'mail',
    in: /^(host\/(mail|queue|features\/\w+\/(accounts|contact|reports))|templates\/mail)/,
  },
]

/** Replaced texts of pages, and the texts that took their place. */
export const COPY: readonly (readonly [string, string])[] = [
  ['The first to close stands first', 'Jobs that close soonest come first. Promoted jobs are labelled.'],
  ['says no more than what', 'The advert gives no further details.'],
  ['in questions and answers already', 'You may find the answer in our FAQs.'],
  ['takes no more applications', 'This job has closed. Here are some like it.'],
  ['without a way back, it is where they came from', '`return` defaults to the Referer'],
  ['as soon as there is something for it to do', 'Mounts the widget early when any of these events fires'],
  ['what the desk needs', 'the quick local checks'],
  ['One truth for', 'Single source for'],
  ['the other lists beside the own', 'Parse the query once and count the other scopes in parallel'],
  ['something to put right', 'There is a problem'],
  ['You have an account?', 'Already have an account? Log in'],
  ['Read from your words', 'We treated "Manchester" as a place.'],
  ['A figure counts the jobs', 'Counts are for the town only; results include jobs within 15 miles.'],
  ['it waits for you until it opens', 'Save it and apply when it opens.'],
  ['How the stars fall', 'Rating breakdown'],
  ['Further out', 'Search further away'],
  ['Wherever it is', 'Anywhere in the UK'],
  ['Log in to go on', 'Log in to continue'],
  ['to hear what came of it', "If you'd like to hear the outcome."],
  ['Where our answer goes', "We'll reply to this address."],
  ['What happens then', 'What happens next'],
  ['Keep it, or show a friend', 'Save or share your result'],
]
