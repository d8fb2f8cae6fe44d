import { Badge } from './badge/badge'
import { Button } from './button/button'
import { CompanyCard } from './company-card/company-card'
import { NamedIcon, withIcons } from './icon/by-name'
import { JobCard } from './job-card/job-card'
import { LogoMark } from './logo-mark/logo-mark'
import { ReviewCard } from './review-card/review-card'
import { Stars } from './stars/stars'
import { VisuallyHidden } from './visually-hidden/visually-hidden'
import type { ComponentType } from 'react'

/**
 * Parts that templates render on the server by name: `{{ part("stars", { value: 4.2 }) }}`.
 * `text` is what stands inside a part, `icon` and `iconEnd` are names of icons.
 */
export const parts = {
  badge: withIcons(Badge),
  button: withIcons(Button),
  'company-card': CompanyCard,
  icon: NamedIcon,
  'job-card': JobCard,
  'logo-mark': LogoMark,
  'review-card': ReviewCard,
  stars: Stars,
  'visually-hidden': withIcons(VisuallyHidden),
} satisfies Record<string, ComponentType<never>>
