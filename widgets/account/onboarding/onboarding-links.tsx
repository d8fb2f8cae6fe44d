import { Button } from '@firstrung/ui'
import type { Form } from './contract'

export function OnboardingLinks({ links }: Pick<Form, 'links'>) {
  return (
    <ul className="w-onboarding__links">
      {links.map(({ href, text }, index) => (
        <li key={href}>
          <Button href={href} kind={index === 0 ? 'primary' : 'secondary'} wide>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
