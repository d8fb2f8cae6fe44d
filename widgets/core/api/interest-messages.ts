import { type Text } from '@firstrung/mount/strings'
/** The errors of missing fields when registering interest, separate from the contracts, which load valibot. */
export const INTEREST_MESSAGES = {
  pathway: 'Choose what describes you best' satisfies Text,
  endYear: 'Enter the year you finish, like 2027' satisfies Text,
} as const
