import type { Rule } from 'eslint'

export const handledPromises: Rule.RuleModule
