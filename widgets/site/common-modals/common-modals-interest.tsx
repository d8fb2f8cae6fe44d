import { INTEREST_MESSAGES, type InterestDetails, sendInterestDetails } from '@firstrung/api'
import { Button, Checkbox, Field, FormErrors, useForm } from '@firstrung/ui'
import { useId } from 'react'

interface CommonModalsInterestProps {
  job: { id: number; title: string }
  details: InterestDetails
  onClose: () => void
}

const MISSING: Readonly<Record<string, string>> = INTEREST_MESSAGES

/** The form of `/register-interest/{id}`, sent as a call. The email address is the one of the account. */
export function CommonModalsInterest({ job, details, onClose }: CommonModalsInterestProps) {
  const submit = async (sent: Record<string, unknown>) => {
    const missing = await sendInterestDetails(job, sent)
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map(field => [field, [MISSING[field] ?? 'Fill in this field']]))
      throw Object.assign(new Error('Details are missing'), { fields })
    }
    onClose()
  }
  const { busy, summary, form, errorOf } = useForm({ submit, focus: 'field' })
  return (
    <form className="w-common-modals__form" action={`/register-interest/${job.id}`} {...form}>
      <p className="w-common-modals__intro">We’ll email {details.email} when it opens, and save the job for you.</p>
      <FormErrors focus="field" summary={summary} />
      <Details details={details} errorOf={errorOf} />
      <Button type="submit" busy={busy} wide>
        Register interest
      </Button>
    </form>
  )
}

interface DetailsProps {
  details: InterestDetails
  errorOf: (name: string) => string | undefined
}

function Details({ details, errorOf }: DetailsProps) {
  const prefix = useId()
  const { values, employer } = details
  const field = (name: string) => ({ id: prefix + name, name, error: errorOf(name) })
  return (
    <>
      <Field
        {...field('firstName')}
        label="First name"
        autoComplete="given-name"
        defaultValue={values.firstName}
        required
      />
      <Field
        {...field('lastName')}
        label="Last name"
        autoComplete="family-name"
        defaultValue={values.lastName}
        required
      />
      <Field
        {...field('pathway')}
        as="select"
        label="What describes you best?"
        blank="Choose one"
        options={optionsOf(details.pathways)}
        defaultValue={values.pathway ?? ''}
        required
      />
      <Field {...field('university')} label="University, school or college" optional defaultValue={values.university} />
      <Field
        {...field('degreeArea')}
        as="select"
        label="Subject"
        optional
        blank="Choose one"
        options={optionsOf(details.degreeAreas)}
        defaultValue={values.degreeArea ?? ''}
      />
      <Field
        {...field('endYear')}
        label="Year you finish"
        hint="For example, 2027."
        inputMode="numeric"
        maxLength={4}
        defaultValue={values.endYear ?? ''}
        required
      />
      <Checkbox
        {...field('share')}
        label={`Share these details with ${employer}`}
        hint="They may contact you about this job. You can change your mind later."
        defaultChecked={values.share}
      />
    </>
  )
}

const optionsOf = (items: readonly { id: number; name: string }[]) =>
  items.map(({ id, name }) => ({ value: String(id), text: name }))
