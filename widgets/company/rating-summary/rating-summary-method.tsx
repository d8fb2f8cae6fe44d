import { Facts, RatingBars } from '@firstrung/ui'
import type { RatingSummaryProps } from './rating-summary'

const SECTIONS = { role: 'The role', company: 'The company', culture: 'The culture' } as const

/** What the dialog says: the method, then each question with its mean. */
export function RatingSummaryMethod({ overall, count, recommend, sections, questions, methodUrl }: RatingSummaryProps) {
  return (
    <div className="w-rating-summary__details">
      <p>
        Students and graduates who worked there answer five questions in each of three sections with 1 to 5 stars. The
        mean of a section is its score, and the mean of the three sections is the overall rating.
      </p>
      <ul className="w-rating-summary__rules">
        <li>Reviews of the last four years count. Older ones are shown with a notice.</li>
        <li>Each review counts once and is read before it is published. Employers cannot remove it.</li>
        <li>A rating is shown from three reviews on.</li>
      </ul>
      <Facts
        items={[
          { term: 'Overall', detail: overall === null ? null : `${overall.toFixed(1)} out of 5` },
          { term: 'From', detail: `${count.toLocaleString('en-GB')} reviews` },
          { term: 'Would recommend it', detail: recommend === null ? null : `${Math.round(recommend)}%` },
        ]}
      />
      {(['role', 'company', 'culture'] as const).map(section => {
        const asked = questions.filter(question => question.section === section)
        return asked.length ? (
          <div key={section}>
            <h3 className="w-rating-summary__subheading">
              {SECTIONS[section]}
              {sections[section] === null ? null : ` ${sections[section].toFixed(1)}`}
            </h3>
            <RatingBars bars={asked.map(({ question, value }) => ({ label: question, value }))} />
          </div>
        ) : null
      })}
      <p>
        <a href={methodUrl}>More about ratings</a>
      </p>
    </div>
  )
}
