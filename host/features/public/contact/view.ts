import { type FormValues, textOf } from '../../../http/form'
import { TOPICS } from './input'

export function presentValues(values: FormValues) {
  return {
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    topic: textOf(values, 'topic'),
    message: textOf(values, 'message'),
  }
}

export const presentTopics = () => Object.entries(TOPICS).map(([value, text]) => ({ value, text }))
