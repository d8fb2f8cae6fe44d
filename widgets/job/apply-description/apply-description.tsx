import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Checkbox, Heading, InfoIcon } from '@firstrung/ui'
import { useId } from 'react'
import { ApplyDescriptionText } from './apply-description-text'
import type { contract } from './contract'
import { useTicks } from './use-ticks'

type ApplyDescriptionProps = WidgetProps<typeof contract>

export function ApplyDescription(props: ApplyDescriptionProps) {
  const { employer, heading, level, text, steps, stages, documents, contact, rolling } = props
  const sublevel = level === 2 ? 3 : 4
  return (
    <section className="w-apply-description">
      <Heading level={level} className="w-apply-description__heading">
        {t(heading)}
      </Heading>
      {text.length || steps.length ? (
        <div className="ui-prose">
          {steps.length ? (
            <ol>
              {steps.map(step => (
                <li key={step}>
                  <ApplyDescriptionText text={step} />
                </li>
              ))}
            </ol>
          ) : null}
          {text.map((paragraph, index) => (
            <p key={index}>
              <ApplyDescriptionText text={paragraph} />
            </p>
          ))}
        </div>
      ) : null}
      {documents.length ? <Documents {...props} level={sublevel} /> : null}
      {stages.length ? (
        <div>
          <Heading level={sublevel}>{t('What happens next')}</Heading>
          <ol className="w-apply-description__stages">
            {stages.map((stage, index) => (
              <li key={index}>{stage}</li>
            ))}
          </ol>
        </div>
      ) : null}
      {contact ? (
        <p>
          {t('Questions:')} <ApplyDescriptionText text={contact} />
        </p>
      ) : null}
      {rolling ? (
        <p className="w-apply-description__note">
          {t('{employer} reads applications as they arrive and may close early.', { employer })}
        </p>
      ) : null}
      <p className="w-apply-description__adjustments">
        <InfoIcon />
        <span>
          {t(
            'Do you need an adjustment to apply, such as more time, another format or step-free access? Ask {employer} early. Employers must make reasonable adjustments, and asking must not count against you.',
            { employer },
          )}
        </span>
      </p>
    </section>
  )
}

function Documents({ id, documents, level }: Pick<ApplyDescriptionProps, 'id' | 'documents'> & { level: 3 | 4 }) {
  const { ticked, setTicked } = useTicks(id)
  const key = useId()
  return (
    <div>
      <Heading level={level}>{t('What you’ll need')}</Heading>
      <ul className="w-apply-description__documents">
        {documents.map((document, index) => (
          <li key={document}>
            <Checkbox
              name={`ready-${index}`}
              id={`${key}-${index}`}
              label={document}
              checked={ticked.includes(document)}
              onChange={event => setTicked(document, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
