export const REASONS: Readonly<Record<string, string>> = {
  'names-a-person': 'It names a person or gives contact details',
  'not-first-hand': 'It isn’t about a job that you did yourself',
  abusive: 'It is abusive or hateful',
  confidential: 'It gives away something confidential',
  advert: 'It is an advert, or was paid for',
  copied: 'It repeats another review',
  unclear: 'It doesn’t tell readers enough about the job',
  legal: 'It may break the law, or says something that could be untrue',
  other: 'Something else',
}

export const reasonText = (reason: string | null): string | null =>
  reason === null ? null : Object.hasOwn(REASONS, reason) ? (REASONS[reason] ?? reason) : reason
