import { useState } from 'react'
import { type Answers, storedAnswers, withAnswers } from './answer'
import type { Draft, Field, Form } from './contract'

export interface StageFields {
  fields: readonly Field[]
  /** Changes when the fields get other values than those that are typed. */
  revision: number
  /** What is entered now; undefined before the first change. */
  entered: Answers | undefined
  answers: Answers
  enter: (answers: Answers) => void
  /** Replaces what is typed. */
  fill: (answers: Answers) => void
  /** Takes the warnings of stored fields and never their values, which may be older than what is typed. */
  warn: (stored: Draft) => void
}

/** The fields of a stage with what is entered. The browser holds the values; `answers` follows them. */
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
  const warn = (stored: Draft) => {
    const warnings = new Map(stored.form.fields.map(({ name, warning }) => [name, warning]))
    setFields(before => ({
      ...before,
      fields: before.fields.map(field => ({ ...field, warning: warnings.get(field.name) })),
    }))
  }
  return { fields, revision, entered, answers: entered ?? storedAnswers(form.fields), enter, fill, warn }
}
