import { plural, t } from '@firstrung/mount/strings'
import type { ReactNode } from 'react'
import { Card, CardFacts, CardTitle } from '../card/card'
import type { CardVariant, CompanyCardData, HeadingLevel } from '../cards'
import { CompareBox } from '../compare/compare'
import { cx } from '../cx'
import { LogoMark } from '../logo-mark/logo-mark'
import { Stars } from '../stars/stars'

export interface CompanyCardProps {
  company: CompanyCardData
  level?: HeadingLevel
  variant?: CardVariant
  actions?: ReactNode
  /** Id of a `CompareForm`: the card gets a checkbox for it. */
  compareForm?: string
}

/** The card of an employer. */
export function CompanyCard({ company, level = 3, variant = 'list', actions, compareForm }: CompanyCardProps) {
  return (
    <Card className={cx('ui-company-card', `ui-company-card--${variant}`)} actions={actions}>
      <LogoMark name={company.name} src={company.logo} size={variant === 'list' ? 'md' : 'lg'} />
      <div className="ui-company-card__main">
        <CardTitle level={level} url={company.url}>
          {company.name}
        </CardTitle>
        <CardFacts facts={[company.industry, company.place]} />
        <p className="ui-company-card__figures">
          <Stars value={company.rating} count={company.reviewCount} compact />
          <span className={cx(!company.openJobs && 'ui-company-card__none')}>{openJobsText(company.openJobs)}</span>
        </p>
      </div>
      {compareForm ? <CompareBox company={company} form={compareForm} /> : null}
    </Card>
  )
}

function openJobsText(count: number): string {
  if (count === 0) {
    return t('No open jobs')
  }
  return plural(count, '1 open job', '{count} open jobs')
}
