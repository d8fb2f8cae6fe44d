import { ErrorSummary } from '../error-summary/error-summary'
import { Notice } from '../notice/notice'
import type { FormControl, FormOptions } from './use-form'

interface FormErrorsProps extends Pick<FormOptions, 'focus'> {
  summary: FormControl['summary']
}

/** The summary of all errors; if the first invalid field gets the focus, only the error of the form as a whole. */
export function FormErrors({ focus, summary }: FormErrorsProps) {
  const [first] = summary
  if (focus !== 'field') {
    return <ErrorSummary errors={summary} />
  }
  return first && !first.field ? (
    <Notice tone="error" role="alert">
      {first.text}
    </Notice>
  ) : null
}
