import { DEMO_ACCOUNTS } from '../tools/demo'
import { createApp } from './app'
import { type Config, ConfigError, loadConfig } from './config'
import { createListener, listen } from './http/listener'
import { root } from './lib/root'
import { createSteps, silentSteps } from './lib/steps'
import { limitHeapGrowth } from './process/memory'
import { hasDemo, prepare } from './process/prepare'
import { stopOnSignal } from './process/stop-on-signal'
import { createServices, type Services } from './services'

limitHeapGrowth()
try {
  await start(loadConfig())
} catch (error) {
  // A stack trace would hide the message of an error that the operator can fix.
  process.stderr.write(
    `${error instanceof ConfigError || isLockHeld(error) ? error.message : String((error as Error).stack)}\n`,
  )
  process.exit(1)
}

/** Listens before the database is prepared: files and health checks are answered at once, pages with 503 until then. */
async function start(config: Config): Promise<void> {
  const services = await createServices(config, { root })
  const listener = createListener(createApp(services, { root }))
  stopOnSignal(listener, services)
  const { port } = await listen(listener, config)
  services.log.info({ port, host: config.HOST }, 'listening')
  await prepare(services, config.RELEASE_STAGE === 'production' ? silentSteps : createSteps(process.stdout))
  if (!services.lifecycle.stopping) {
    announce(services, port)
  }
}

function announce({ config, mailer }: Services, port: number): void {
  const address = config.PORT === 0 ? `http://localhost:${port}` : config.BASE_URL
  const lines = [`Firstrung is at ${address}`]
  if (hasDemo(config)) {
    lines.push(...DEMO_ACCOUNTS.map(({ email, password }) => `  demo account  ${email}  ${password}`))
  }
  lines.push(`  mail goes to ${mailer.destination}`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

function isLockHeld(error: unknown): error is Error {
  return error instanceof Error && error.name === 'LockHeldError'
}
