import { monthYear } from '../../../lib/formats'
import { isTicked, textOf, textsOf } from './answers'
import { type FormContext, optionsOf, type Question } from './field'

export function describe(question: Question, context: FormContext, value: unknown): string {
  if (question.kind === 'tick') {
    return isTicked(value) ? 'Yes' : ''
  }
  if (question.kind === 'month') {
    return /^\d{4}-\d{2}$/.test(textOf(value)) ? monthYear(`${textOf(value)}-01`) : textOf(value)
  }
  const options = optionsOf(question, context)
  const texts = textsOf(value).map(item => options.find(option => option.value === item)?.text ?? item)
  return question.name === 'company' && context.company
    ? context.company.name
    : texts.map(text => (question.prefix ?? '') + text).join(', ')
}
