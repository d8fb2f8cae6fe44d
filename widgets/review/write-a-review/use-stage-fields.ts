import { useState } from 'react'
import { type Answers, storedAnswers, withAnswers } from './answer'
import type { Field, Form } from './contract'

export interface StageFields {
  fields: readonly Field[]
  /** Changes when the fields get values other than the input. */
  revision: number
  /** The current values; undefined before the first change. */
  entered: Answers | undefined
  answers: Answers
  enter: (answers: Answers) => void
  fill: (answers: Answers) => void
  /** Adopts the questions and warnings of a stored form, but never its values, which may be outdated. */
  adopt: (stored: Form) => void
}

/** The fields of a stage with their input. The browser holds the values; `answers` follows them. */
export function useStageFields(form: Form): StageFields {
  const [{ fields, revision }, setFields] = useState<Pick<StageFields, 'fields' | 'revision'>>({
    fields: form.fields,
    revision: 0,
  })
  const [entered, enter] = useState<Answers>()
  const fill = (answers: Answers) => {
    setFields(before => ({ fields: withAnswers(before.fields, answers), revision: before.revision + 1 }))
    enter(answers)
  }
  const adopt = (stored: Form) =>
    setFields(before => {
      const values = new Map(before.fields.map(({ name, value }) => [name, value]))
      return {
        ...before,
        fields: stored.fields.map(field => ({ ...field, value: values.get(field.name) ?? field.value })),
      }
    })
  return { fields, revision, entered, answers: entered ?? storedAnswers(form.fields), enter, fill, adopt }
}
