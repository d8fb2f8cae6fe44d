export { DEMO_ACCOUNTS } from './accounts'
export { type DemoOptions, seedDemo } from './seed'
