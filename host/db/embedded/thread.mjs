// A worker thread does not inherit the host's TypeScript loader on every Node version, so it registers its own.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
