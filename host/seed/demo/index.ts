export { DEMO_ACCOUNTS } from './accounts'
export { type DemoOptions, isUnfinished, seedDemo } from './seed'
