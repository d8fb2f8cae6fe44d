import type { WidgetProps } from '@firstrung/mount/contract'
import { Facts, RatingBars } from '@firstrung/ui'
import type { contract } from './contract'

type RatingSummaryProps = WidgetProps<typeof contract>

const SECTIONS = { role: 'The role', company: 'The company', culture: 'The culture' } as const

/** The content of the dialog: the method, then each question with its average. */
export function RatingSummaryMethod({ overall, count, recommend, sections, questions, methodUrl }: RatingSummaryProps) {
  return (
    <div className="w-rating-summary__details">
      <p>
        Students and graduates who worked there answer five questions in each of three sections, with 1 to 5 stars. A
        section’s score is the average of its answers. The overall rating is the average of the three sections.
      </p>
      <ul className="w-rating-summary__rules">
        <li>Only reviews from the last four years count. Older ones are shown with a notice.</li>
        <li>Each review counts once. We read it before we publish it, and employers can’t remove it.</li>
        <li>We show a rating once there are three reviews.</li>
      </ul>
      <Facts
        items={[
          { term: 'Overall', detail: overall === null ? null : `${overall.toFixed(1)} out of 5` },
          { term: 'Based on', detail: `${count.toLocaleString('en-GB')} reviews` },
          { term: 'Would recommend it', detail: recommend === null ? null : `${Math.round(recommend)}%` },
        ]}
      />
      {(['role', 'company', 'culture'] as const).map(section => {
        const ofSection = questions.filter(question => question.section === section)
        return ofSection.length ? (
          <div key={section}>
            <h3 className="w-rating-summary__subheading">
              {SECTIONS[section]}
              {sections[section] === null ? null : ` ${sections[section].toFixed(1)}`}
            </h3>
            <RatingBars bars={ofSection.map(({ question, value }) => ({ label: question, value }))} />
          </div>
        ) : null
      })}
      <p>
        <a href={methodUrl}>More about ratings</a>
      </p>
    </div>
  )
}
