import { CompanyCard, CompareForm, IconButton, JobCard, ReviewCard, BookmarkIcon } from '@firstrung/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid, CardList } from '../support/frames'
import {
  company,
  companyLong,
  companyNew,
  job,
  jobLong,
  jobs,
  review,
  reviewLong,
  reviews,
  reviewShort,
} from '../support/records'

export default { title: 'Parts/Cards' } satisfies Meta

const save = (title: string) => <IconButton label={`Save ${title}`} icon={<BookmarkIcon />} aria-pressed={false} />

export const Jobs: StoryObj = {
  render: () => (
    <CardList>
      {jobs.map(item => (
        <JobCard key={item.id} job={item} level={2} actions={save(item.title)} />
      ))}
    </CardList>
  ),
}

export const JobsCompact: StoryObj = {
  render: () => (
    <CardGrid>
      {jobs.map(item => (
        <JobCard key={item.id} job={item} level={2} variant="compact" />
      ))}
    </CardGrid>
  ),
}

export const JobWithLongText: StoryObj = {
  render: () => (
    <CardList>
      <JobCard job={jobLong} level={2} actions={save('this job')} />
      <JobCard job={{ ...job, title: 'تدريب صيفي في هندسة البرمجيات', place: 'مانشستر' }} level={2} />
    </CardList>
  ),
}

export const JobWithoutFacts: StoryObj = {
  render: () => (
    <JobCard
      job={{ ...job, place: '', pattern: null, pay: '', type: '', closes: null, closesAt: null, tags: [] }}
      level={2}
    />
  ),
}

export const Reviews: StoryObj = {
  render: () => (
    <CardList>
      {[...reviews, reviewShort, reviewLong].map(item => (
        <ReviewCard key={item.id} review={item} level={2} />
      ))}
    </CardList>
  ),
}

export const ReviewsAsQuotes: StoryObj = {
  render: () => (
    <CardGrid>
      {[...reviews, reviewLong].map(item => (
        <ReviewCard key={item.id} review={item} level={2} variant="quote" />
      ))}
    </CardGrid>
  ),
}

export const ReviewCompact: StoryObj = {
  render: () => (
    <CardGrid>
      <ReviewCard review={review} level={2} variant="compact" />
      <ReviewCard review={reviewShort} level={2} variant="compact" />
    </CardGrid>
  ),
}

export const Employers: StoryObj = {
  render: () => (
    <CardList>
      {[company, companyNew, companyLong].map(item => (
        <CompanyCard key={item.id} company={item} level={2} actions={save(item.name)} />
      ))}
    </CardList>
  ),
}

export const EmployersCompact: StoryObj = {
  render: () => (
    <CardGrid>
      {[company, companyNew, companyLong].map(item => (
        <CompanyCard key={item.id} company={item} level={2} variant="compact" />
      ))}
    </CardGrid>
  ),
}

/** The button is shown while an employer is ticked. */
export const EmployersToCompare: StoryObj = {
  render: () => (
    <div>
      <CardList>
        {[company, companyNew, companyLong].map(item => (
          <CompanyCard key={item.id} company={item} level={2} compareForm="compare" />
        ))}
      </CardList>
      <CompareForm id="compare" />
    </div>
  ),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('checkbox', { name: `Compare ${company.name}` })),
}
