/** The three lists that can be searched. */
export const SCOPES = ['jobs', 'reviews', 'companies'] as const
export type Scope = (typeof SCOPES)[number]
