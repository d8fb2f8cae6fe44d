/* Every quantifier is bounded or followed by something disjoint, so that matching takes linear time. */
const ADDRESS = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/giu
const SPELT_ADDRESS =
  /[\w.+-]{1,64} ?[([]? ?\bat\b ?[)\]]? ?[\w-]{1,63} ?[([]? ?\bdot\b ?[)\]]? ?(?:com|co|org|net|ac|uk|io)\b/gi
/** Unlike years, sums and scores, phone numbers start with 0, + or a bracket. */
const PHONE = /(?<![\d.,£$€])(?:\+\d{1,3}|\(?0)(?:[ ().-]{0,3}\d){8,12}(?!\d)/g
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"]{3,300}/gi
const DOMAIN =
  /(?<![@\w.])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,4}(?:com|co\.uk|org\.uk|ac\.uk|uk|org|net|io|info|biz|me|app|dev|gg|ly|eu|xyz)\b(?![.\w])/gi
const HANDLE = /(?<![\w@.])@[a-z\d_.]{3,40}/gi
/** Names of technology that look like domains. */
const TECHNOLOGY = /^(?:asp|ado|vb|ml|f|c)\.net$/i

export function findContacts(text: string): string[] {
  const found = [ADDRESS, SPELT_ADDRESS, PHONE, LINK, DOMAIN, HANDLE].flatMap(pattern => text.match(pattern) ?? [])
  return [...new Set(found.map(words => words.trim()))].filter(words => !TECHNOLOGY.test(words))
}
