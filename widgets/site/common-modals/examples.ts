import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {},
  'other URLs': { loginUrl: '/account/log-in', registerUrl: '/account/sign-up' },
} satisfies Examples<typeof contract>
