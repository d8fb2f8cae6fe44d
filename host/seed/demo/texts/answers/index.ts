import { company } from './company'
import { culture } from './culture'
import { role } from './role'
import type { ByTone } from './tone'

export type { ByTone, Tone } from './tone'

/**
 * Sentences about each scored question. In braces: `{thing}` (what the team worked on), `{team}`, `{company}`, `{town}`,
 * `{count}` (a small number), `{month}` and `{who}` (manager, mentor, team leader ...).
 */
export const answerTexts: Readonly<Record<string, ByTone>> = { ...role, ...company, ...culture }
