import * as v from 'valibot'
import { type Call, type CallContract, contracts } from '../contracts'

/** Returns one line for each part of an answer that differs from its contract. */
export function checkAnswer(name: Call, data: unknown): string[] {
  const { answer }: CallContract = contracts[name]
  const result = answer && v.safeParse(answer, data)
  return (result?.issues ?? []).map(issue => `${name}: ${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`)
}
