import type { ReactNode } from 'react'
import type { Answers } from './answer'
import type { Field } from './contract'
import type { StageControl } from './use-stage'
import { WriteAReviewQuestion } from './write-a-review-question'

interface FieldsProps {
  stage: StageControl
  errorOf: (name: string) => string | undefined
}

const EMPLOYER = ['company', 'companyNotListed']

/**
 * The questions of a stage. Those with the same legend form a group; until the employer is chosen, its group is the
 * only one.
 */
export function WriteAReviewFields({ stage, errorOf }: FieldsProps) {
  const { fields, revision, answers } = stage
  const question = (field: Field) => {
    const error = errorOf(field.name)
    return (
      <div key={`${field.name} ${revision}`} data-hidden={error || isShown(field, answers) ? undefined : ''}>
        <WriteAReviewQuestion field={field} error={error} onChoose={stage.handleChoose} />
      </div>
    )
  }
  const employer = fields.filter(({ name }) => EMPLOYER.includes(name))
  const others = fields.filter(({ name }) => !EMPLOYER.includes(name))
  const isOpen = employer.length === 0 || others.some(({ name }) => errorOf(name) !== undefined)
  return (
    <>
      {employer.map(question)}
      <div className="w-write-a-review__fields" data-employer={isOpen ? undefined : ''}>
        {groupsOf(others).map(([legend, group]) => (
          <Group key={`${legend} ${group[0]?.name}`} legend={legend}>
            {group.map(question)}
          </Group>
        ))}
      </div>
    </>
  )
}

function Group({ legend, children }: { legend: string | undefined; children: ReactNode }) {
  return legend ? (
    <fieldset className="w-write-a-review__fields">
      <legend className="w-write-a-review__subtitle">{legend}</legend>
      {children}
    </fieldset>
  ) : (
    children
  )
}

function groupsOf(fields: readonly Field[]): [legend: string | undefined, fields: Field[]][] {
  const groups: [string | undefined, Field[]][] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last?.[0] === field.legend && last) {
      last[1].push(field)
    } else {
      groups.push([field.legend, [field]])
    }
  }
  return groups
}

/** A tick is `on`, and '' if it is missing. */
const isShown = ({ shownFor }: Field, answers: Answers): boolean =>
  !shownFor ||
  [answers[shownFor.field]].flat().some(item => (item === true ? 'on' : item === false ? '' : item) === shownFor.value)
