/**
 * The helpers of a widget's spec: `describeWidget(contract, examples)`, and for its own behaviour `test` and
 * `openWidget`.
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
