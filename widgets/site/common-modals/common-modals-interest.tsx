import { INTEREST_MESSAGES, type InterestDetails, sendInterestDetails } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { Button, Checkbox, Field, FormErrors, useForm } from '@firstrung/ui'
import { useId } from 'react'

interface CommonModalsInterestProps {
  job: { id: number; title: string }
  details: InterestDetails
  onClose: () => void
}

const MISSING: Readonly<Record<string, string>> = INTEREST_MESSAGES

/** The form of `/register-interest/{id}`, sent as a call. It uses the account's email address. */
export function CommonModalsInterest({ job, details, onClose }: CommonModalsInterestProps) {
  const submit = async (sent: Record<string, unknown>) => {
    const missing = await sendInterestDetails(job, sent)
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map(field => [field, [MISSING[field] ?? t('Fill in this field')]]))
      throw Object.assign(new Error('Details are missing'), { fields })
    }
    onClose()
  }
  const { busy, summary, form, errorOf } = useForm({ submit, focus: 'field' })
  return (
    <form className="w-common-modals__form" action={`/register-interest/${job.id}`} {...form}>
      <p className="w-common-modals__intro">
        {t('We’ll email {email} when it opens, and save the job for you.', { email: details.email })}
      </p>
      <FormErrors focus="field" summary={summary} />
      <Details details={details} errorOf={errorOf} />
      <Button type="submit" busy={busy} wide>
        {t('Register interest')}
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
        label={t('First name')}
        autoComplete="given-name"
        defaultValue={values.firstName}
        required
      />
      <Field
        {...field('lastName')}
        label={t('Last name')}
        autoComplete="family-name"
        defaultValue={values.lastName}
        optional
      />
      <Field
        {...field('pathway')}
        as="select"
        label={t('What describes you best?')}
        blank={t('Choose one')}
        options={optionsOf(details.pathways)}
        defaultValue={values.pathway ?? ''}
        required
      />
      <Studies details={details} field={field} />
      <Checkbox
        {...field('share')}
        label={t('Share these details with {employer}', { employer })}
        hint={t('They may contact you about this job. You can change your mind later.')}
        defaultChecked={values.share}
      />
    </>
  )
}

interface StudiesProps {
  details: InterestDetails
  field: (name: string) => { id: string; name: string; error: string | undefined }
}

function Studies({ details, field }: StudiesProps) {
  const { values } = details
  return (
    <>
      <Field
        {...field('university')}
        label={t('University, school or college')}
        optional
        defaultValue={values.university}
      />
      <Field
        {...field('degreeArea')}
        as="select"
        label={t('Subject')}
        optional
        blank={t('Choose one')}
        options={optionsOf(details.degreeAreas)}
        defaultValue={values.degreeArea ?? ''}
      />
      <Field
        {...field('endYear')}
        label={t('Year you finish')}
        hint={t('For example, 2027.')}
        inputMode="numeric"
        maxLength={4}
        defaultValue={values.endYear ?? ''}
        required
      />
    </>
  )
}

const optionsOf = (items: readonly { id: number; name: string }[]) =>
  items.map(({ id, name }) => ({ value: String(id), text: name }))
