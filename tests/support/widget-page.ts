/**
 * Helpers for a widget's spec: `describeWidget(contract, examples)` for what all widgets have in common, `test` and
 * `openWidget` for its own behaviour.
 */
export { expect } from '@playwright/test'
export {
  byExample,
  describeHosts,
  describeWidget,
  expectAxeClean,
  expectNoOverflow,
  lostElements,
} from './describe-widget'
export { type Opened, type OpenOptions, openAllExamples, openWidget, test } from './open-widget'
export type { Answer, Answers, ReceivedRequest } from './widget-server'
