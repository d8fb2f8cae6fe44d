/** What a widget's spec needs: `describeWidget(contract, examples)`, and for its own behaviour `test` and `openWidget`. */
export { expect } from '@playwright/test'
export { describeWidget, expectAxeClean, expectNoOverflow } from './describe-widget'
export { type Opened, type OpenOptions, openWidget, test } from './open-widget'
export type { Answer, Answers, ReceivedRequest } from './widget-server'
