import { t } from '@firstrung/mount/strings'
import type { Form } from './contract'

/** The stages as rungs of a ladder; those that were reached are links. */
export function OnboardingLadder({ ladder }: Pick<Form, 'ladder'>) {
  return (
    <nav aria-label={t('Steps of signing up')}>
      <ol className="w-onboarding__ladder">
        {ladder.map(({ name, title, done, current, reached }) => (
          <li
            key={name}
            className="w-onboarding__rung"
            data-rung={current ? 'current' : done ? 'done' : undefined}
            aria-current={current ? 'step' : undefined}
          >
            {reached && !current ? <a href={`/register/${name}`}>{title}</a> : <span>{title}</span>}
            {done ? <span className="ui-visually-hidden">{` ${t('(done)')}`}</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
