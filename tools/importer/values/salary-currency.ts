const CODES = Intl.supportedValuesOf('currency')
const READ = ['GBP', 'USD', 'EUR']
/** "Top 30,000" and "all 25,000" are English even in capitals, so these two codes are never read as money. */
const WORDS_TOO = ['ALL', 'TOP']
const FOREIGN = CODES.filter(code => ![...READ, ...WORDS_TOO].includes(code)).join('|')
const CODE = new RegExp(String.raw`\b(?:${FOREIGN})(?=\$?\s?\d)|(?<=\d(?:k|m)?\s?)(?:${FOREIGN})\b`)
const SURE = 'aud|cad|nzd|sgd|hkd|chf|inr|pln|sek|nok|dkk|czk|jpy|cny|rmb|zar|aed|sar|qar|ngn|kes|brl|mxn|huf|ron'
const SURE_CODE = new RegExp(String.raw`\b(?:${SURE})(?=\$?\s?\d)|(?<=\d(?:k|m)?\s?)(?:${SURE})\b`, 'i')
/** Any currency sign but these three, and a dollar with a country prefix. */
const SIGN = /(?![£$€])\p{Sc}|(?<![A-Za-z])(?!US)[A-Z]{1,3}\$|\$\s?(?:CA|CDN|AU|NZ|SG|HK)\b|[£€]\s?(?:E|IR)\b/u
const WORDS =
  /\b(?:rupees?|lakhs?|crores?|lpa|francs?|zlot(?:y|ys)|zł|kroner|kronor|krone|korun|forint|yen|yuan|renminbi|dirhams?|dhs|riyals?|rand|naira|shillings?|pesos?|reais|ringgit|baht|shekels?|(?:australian|canadian|singapore|hong kong|new zealand|aus|can) dollars?)\b|\bRs\.?\s?\d|\bR\s?\d{2,3}[ ,]?\d{3}\b|\bkr\.?\s?\d|\d\s?kr\b|\b(?:S?Fr|SFr)\.?\s?\d|\d\s?zł/i
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^(?:£|gbp|uk ?£|pounds?(?: sterling)?|sterling)$/i, 'GBP'],
  [/^(?:€|eur|euros?)$/i, 'EUR'],
  [/^(?:us ?\$|usd ?\$?|us dollars?)$/i, 'USD'],
]

/** Francs, rupees and Australian dollars are not supported. */
export const isForeignPay = (text: string): boolean =>
  CODE.test(text) || SURE_CODE.test(text) || SIGN.test(text) || WORDS.test(text)

export function currencyNamed(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return NAMED.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? (CODES.includes(code) ? code : undefined)
}
