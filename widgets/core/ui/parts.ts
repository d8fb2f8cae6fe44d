import type { ComponentType } from 'react'
import { Badge } from './badge/badge'
import { Breadcrumb } from './breadcrumb/breadcrumb'
import { Button } from './button/button'
import { Chip } from './chip/chip'
import { CompanyCard } from './company-card/company-card'
import { CompareForm } from './compare/compare'
import { Disclosure } from './disclosure/disclosure'
import { EmptyState } from './empty-state/empty-state'
import { ErrorSummary } from './error-summary/error-summary'
import { Facts } from './facts/facts'
import { Checkbox, ChoiceGroup } from './field/choices'
import { Field } from './field/field'
import { NamedIcon, withTemplateProps } from './icon/named-icon'
import { JobCard } from './job-card/job-card'
import { LogoMark } from './logo-mark/logo-mark'
import { Mark, Wordmark } from './mark/mark'
import { Notice } from './notice/notice'
import { Pagination } from './pagination/pagination'
import { RatingBars } from './rating-bars/rating-bars'
import { ReviewCard } from './review-card/review-card'
import { SaveButton } from './save-button/save-button'
import { Skeleton } from './skeleton/skeleton'
import { Stars } from './stars/stars'
import { Tabs } from './tabs/tabs'
import { TextLink } from './text-link/text-link'
import { VisuallyHidden } from './visually-hidden/visually-hidden'

/**
 * Parts that templates render on the server by name: `{{ part("stars", { value: 4.2 }) }}`. Templates pass `text` for
 * the children of a part, and icons by name. The parts are marked as pure, so that bundlers drop the unused ones from
 * an app that imports one.
 */
export const parts = {
  badge: /* @__PURE__ */ withTemplateProps(Badge),
  breadcrumb: Breadcrumb,
  button: /* @__PURE__ */ withTemplateProps(Button),
  checkbox: Checkbox,
  chip: /* @__PURE__ */ withTemplateProps(Chip),
  'choice-group': ChoiceGroup,
  'company-card': CompanyCard,
  'compare-form': CompareForm,
  disclosure: /* @__PURE__ */ withTemplateProps(Disclosure),
  'empty-state': EmptyState,
  'error-summary': ErrorSummary,
  facts: /* @__PURE__ */ withTemplateProps(Facts),
  field: /* @__PURE__ */ withTemplateProps(Field),
  icon: NamedIcon,
  'job-card': JobCard,
  link: /* @__PURE__ */ withTemplateProps(TextLink),
  'logo-mark': LogoMark,
  mark: Mark,
  notice: /* @__PURE__ */ withTemplateProps(Notice),
  pagination: Pagination,
  'rating-bars': RatingBars,
  'review-card': ReviewCard,
  'save-button': SaveButton,
  skeleton: Skeleton,
  stars: Stars,
  tabs: Tabs,
  'visually-hidden': /* @__PURE__ */ withTemplateProps(VisuallyHidden),
  wordmark: Wordmark,
} satisfies Record<string, ComponentType<never>>
