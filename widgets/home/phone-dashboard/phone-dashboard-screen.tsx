import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { LogoMark } from '@firstrung/ui'
import type { contract } from './contract'

type PhoneDashboardScreenProps = Pick<WidgetProps<typeof contract>, 'counts' | 'items'> & { id: string | undefined }

const STEPS = [1, 2, 3, 4, 5, 6]

export function PhoneDashboardScreen({ id, counts, items }: PhoneDashboardScreenProps) {
  const figures = [
    { label: t('Not applied'), count: counts.notApplied },
    { label: t('Applied'), count: counts.applied },
    { label: t('Closing soon'), count: counts.closingSoon },
  ]
  return (
    <div className="w-phone-dashboard__screen">
      <div id={id} className="w-phone-dashboard__tracker">
        <p className="w-phone-dashboard__title">{t('My applications')}</p>
        <div className="w-phone-dashboard__figures">
          {figures.map(({ label, count }) => (
            <p key={label} className="w-phone-dashboard__figure">
              <b className="w-phone-dashboard__count">{count}</b>
              {label}
            </p>
          ))}
        </div>
        {items.map((item, index) => (
          <div key={`${index} ${item.title}`} className="w-phone-dashboard__item">
            <LogoMark name={item.company} src={item.logo} size="sm" />
            <div className="w-phone-dashboard__text">
              <p className="w-phone-dashboard__job">{item.title}</p>
              <p className="w-phone-dashboard__company">{item.company}</p>
              <p className="w-phone-dashboard__stage">
                <span className="w-phone-dashboard__pips">
                  {STEPS.map(step => (
                    <span
                      key={step}
                      className={
                        step <= item.done
                          ? 'w-phone-dashboard__pip w-phone-dashboard__pip--done'
                          : 'w-phone-dashboard__pip'
                      }
                    />
                  ))}
                </span>
                {item.stage}
              </p>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
