import { type Completion, type Stage, STAGES, type StagesDone, type Values } from '../profile'
import type { Field, Form } from './fields'
import { FIELDS, type FormSource } from './forms'
import { type SignupState, transitionsOf } from './machine'
import { COPY, LINKS } from './stages'

export interface Signup {
  state: SignupState
  version: number
  done: StagesDone
  completion: Completion
}

const isDone = (done: StagesDone, stage: Stage) => stage !== 'complete' && done[stage]

export function presentSignup({ state, version, done, completion }: Signup, data: Values, form: Form) {
  return {
    machine: 'signup' as const,
    state: state.stage,
    stages: STAGES.map(name => ({ name, done: isDone(done, name), optional: name === 'about-you' })),
    transitions: transitionsOf(state),
    progression: completion.progression,
    data,
    version,
    form,
  }
}

export function presentForm({ state, version, done }: Signup, stage: Stage, source: FormSource): Form {
  const { title, lead, purpose } = COPY[stage]
  const reached = STAGES.indexOf(state.reached)
  return {
    stage,
    title,
    lead,
    purpose,
    fields: FIELDS[stage](source),
    canSkip: stage !== 'account' && stage !== 'complete',
    previous: STAGES[STAGES.indexOf(stage) - 1] ?? null,
    canDelete: stage === 'about-you' && done['about-you'],
    ladder: STAGES.map((name, index) => ({
      name,
      title: COPY[name].name,
      done: isDone(done, name),
      current: name === stage,
      reached: index <= reached,
    })),
    links: stage === 'complete' ? LINKS : [],
    version,
  }
}

export function presentDifferences(stored: Form, sent: Form): NonNullable<Form['saved']> {
  return stored.fields.flatMap(field => {
    const other = sent.fields.find(({ name }) => name === field.name)
    const text = describeValue(field)
    return other && describeValue(other) !== text ? [{ label: field.label, text: text || 'Nothing' }] : []
  })
}

function describeValue({ value, options }: Field): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No'
  }
  return [value]
    .flat()
    .map(item => options?.find(option => option.value === item)?.text ?? item)
    .join(', ')
}
