/**
 * Private words in names, each with what to write instead. Names are compared as kebab-case: `sayTitle` holds `say`, and
 * `showAgain` is `show-again`. `=typed` means the whole name, not a word of a longer one.
 */
export interface WordRule {
  words: string
  write: string
  /** Only names in these files; everywhere when absent. */
  in?: RegExp
}

export const WORDS: readonly WordRule[] = [
  { words: 'say says said saying wording', write: 'formatX, describeX, copy' },
  { words: 'told tell tells heard hears', write: 'notify, report, send, received, events' },
  { words: 'tidy tidies tidied', write: 'canonical, normalise, sort' },
  { words: 'kept', write: 'cached, stored, saved, precomputed' },
  { words: '=explicit understood understand', write: 'effective, ResolvedSearch, resolveSearch' },
  { words: '=ask ask-titles asked', write: 'request, requested, runX, queried' },
  { words: 'closeness spots =offers', write: 'distance, locations: what it holds' },
  { words: 'slip slips ways-on close-matches', write: 'typo, correction; alternatives; near matches' },
  { words: 'wish wishes arrive arrival', write: 'LoginIntent, completeSignIn, entry' },
  { words: '=typed typed-values show-again', write: 'FormValues, formValues, renderForm' },
  { words: 'hurry hurries cue cues =bring =coming', write: 'trigger, load, loading' },
  { words: 'desk', write: 'MountContext, local development, desktop' },
  { words: 'lone', write: 'single, only' },
  { words: 'cloud', write: 'CI' },
  { words: 'touch-data next-turn', write: 'bumpDataVersion, nextExpiry' },
  { words: 'thing things', write: 'item, subject: what it is' },
  {
    words: 'letter letters',
    write: 'mail, mailTemplate',
    in: /^(host\/(mail|queue|features\/\w+\/(accounts|contact|reports))|templates\/mail)/,
  },
  { words: 'sweep sweeps swept sweeping', write: 'purge, remove' },
  { words: 'door doors', write: 'link, links, entries' },
  {
    words: 'room rooms',
    write: 'module, folder',
    in: /^(scripts|tests|widgets|host\/(?!features\/public\/pictures))/,
  },
  { words: 'arrow arrows', write: 'dependency, import rule', in: /^(scripts\/lint|tests\/repo|eslint)/ },
  { words: 'patience', write: 'TIMEOUT' },
  { words: 'quiet', write: 'silent', in: /\.(ts|tsx|mjs)$/ },
  { words: 'journey trip =landing astray', write: 'navigation, request, restored, stale' },
  { words: 'anew', write: 'again, fresh, new' },
  { words: 'spoilt spoil', write: 'broken, invalid, corrupt' },
  { words: 'newcomer newcomers', write: 'added, new, incoming' },
  { words: 'twin twins', write: 'counterpart, duplicate, copy' },
  { words: 'whereabouts', write: 'location' },
  { words: 'wares', write: 'goods' },
  { words: 'leaf', write: 'entry, end', in: /^(?!host\/features\/public\/pictures)/ },
  { words: 'way-back ways ways-out way-out =way', write: 'returnPath, alternatives, exitLink, route' },
  { words: 'shout', write: 'allCaps' },
  { words: 'goes goes-on stands', write: 'continues, is' },
]
