import type { WidgetProps } from '@firstrung/mount/contract'
import { plural, t, type Text } from '@firstrung/mount/strings'
import { Facts, RatingBars } from '@firstrung/ui'
import type { contract } from './contract'

type RatingSummaryProps = WidgetProps<typeof contract>

export const SECTIONS = {
  role: 'The role' satisfies Text,
  company: 'The company' satisfies Text,
  culture: 'The culture' satisfies Text,
} as const

/** Returns the number of reviews that answered, unless all did. */
export const answeredText = (answered: number | undefined, total: number): string | undefined =>
  answered && answered < total ? plural(answered, '1 answer', '{count} answers') : undefined

export function RatingSummaryMethod(props: RatingSummaryProps) {
  const { overall, count, recommend, sections, answered, questions, methodUrl } = props
  return (
    <div className="w-rating-summary__details">
      <p>
        {t(
          'Students and graduates who worked there answer five questions in each of three sections, with 1 to 5 stars. A section’s score is the average of its answers. The overall rating is the average of the three sections.',
        )}
      </p>
      <ul className="w-rating-summary__rules">
        <li>{t('Only reviews from the last four years count. Older ones are shown with a notice.')}</li>
        <li>{t('Each review counts once. We read it before we publish it, and employers can’t remove it.')}</li>
        <li>{t('We show a figure once three reviews have answered.')}</li>
      </ul>
      <Facts
        items={[
          {
            term: t('Overall'),
            detail: overall === null ? null : t('{overall} out of 5', { overall: overall.toFixed(1) }),
          },
          { term: t('Based on'), detail: plural(count, '{count} review', '{count} reviews') },
          {
            term: t('Would recommend it'),
            detail: recommend === null ? null : withCount(`${Math.round(recommend)}%`, answered?.recommend, count),
          },
        ]}
      />
      {(['role', 'company', 'culture'] as const).map(section => {
        const ofSection = questions.filter(question => question.section === section)
        return ofSection.length ? (
          <div key={section}>
            <h3 className="w-rating-summary__subheading">
              {t(SECTIONS[section])}
              {sections[section] === null ? null : ` ${sections[section].toFixed(1)}`}
            </h3>
            <RatingBars
              bars={ofSection.map(question => ({
                label: question.question,
                value: question.value,
                note: answeredText(question.count, count),
              }))}
            />
          </div>
        ) : null
      })}
      <p>
        <a href={methodUrl}>{t('More about ratings')}</a>
      </p>
    </div>
  )
}

function withCount(text: string, answered: number | undefined, total: number): string {
  const note = answeredText(answered, total)
  return note ? `${text} (${note})` : text
}
