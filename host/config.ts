import path from 'node:path'
import * as v from 'valibot'
import { ConfigError } from './lib/config-error'
import { estimateBits } from './lib/secret-strength'

export { ConfigError }

// Every check has its own message, because the library's messages quote the value, which may be a secret.
const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65535
const port = v.pipe(v.string(), v.check(isPort, 'must be a number from 0 to 65535'), v.transform(Number))
const count = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number))
const oneOf = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `must be one of ${values.join(', ')}`)
const onOff = v.pipe(
  oneOf(['on', 'off']),
  v.transform(value => value === 'on'),
)
const address = (scheme: RegExp, schemes: string) =>
  v.pipe(
    v.string(),
    v.regex(scheme, `must start with ${schemes}`),
    v.check(text => URL.canParse(text), 'must be a valid address'),
  )
const webAddress = address(/^https?:\/\//, 'http:// or https://')
const postgresAddress = address(/^postgres(ql)?:\/\//, 'postgres://')
const lineOf = (length: number) => v.pipe(v.string(), v.maxLength(length, `must be ${length} characters or fewer`))

/** The entropy of 32 random hexadecimal digits, allowing for repetitions. */
const SECRET_BITS = 112
const secret = v.pipe(v.string(), v.minLength(32, 'must be 32 characters or more'))
const randomSecret = v.pipe(
  v.string(),
  v.check(
    text => estimateBits(text) >= SECRET_BITS,
    'is easy to guess: use random characters, such as the output of `openssl rand -hex 32`',
  ),
)
/** `on` is one proxy. */
const hops = v.pipe(
  v.string(),
  v.regex(/^(on|off|\d)$/, 'must be on, off or the number of proxies'),
  v.transform(text => (text === 'on' ? 1 : text === 'off' ? 0 : Number(text))),
)

/** An origin as a content security policy writes it: scheme, host (`*.` for any subdomain) and optional port. */
const isOrigin = (text: string) => /^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(text)

/** A setting: its schema, the default for local development, and one line that `.env.example` and docs repeat. */
interface Setting {
  schema: v.GenericSchema<string, unknown>
  fallback?: string
  requiredInProduction?: boolean
  /** An additional check in production. */
  inProduction?: v.GenericSchema<string, unknown>
  about: string
}

/** Every setting of the host. Nothing else reads the environment. */
export const SETTINGS = {
  PORT: { schema: port, fallback: '3000', about: 'Port to listen on; 0 picks a free one.' },
  HOST: { schema: v.string(), fallback: '127.0.0.1', about: 'Address to listen on.' },
  BASE_URL: {
    schema: webAddress,
    requiredInProduction: true,
    inProduction: v.pipe(v.string(), v.regex(/^https:/, 'must start with https:// in production')),
    about: 'Public address of the site; requests for other host names are refused. Default: http://localhost:PORT.',
  },
  DATA_DIR: { schema: v.string(), fallback: 'var', about: 'Folder of the embedded database, mail and logs.' },
  DATABASE_URL: {
    schema: postgresAddress,
    about: 'PostgreSQL server (15 or newer). Default: the embedded database in DATA_DIR.',
  },
  DATABASE_REPLICA_URL: {
    schema: postgresAddress,
    about: 'Read replica of DATABASE_URL.',
  },
  MAIL_URL: {
    schema: address(/^smtps?:\/\//, 'smtp:// or smtps://'),
    about: 'Mail server. Default: each mail is written to a file in DATA_DIR/mail.',
  },
  MAIL_FROM: { schema: v.string(), fallback: 'Firstrung <hello@firstrung.test>', about: 'Sender of every mail.' },
  MAIL_DKIM_DOMAIN: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)+$/, 'must be a domain name')),
    about: 'Domain that signs mails (DKIM), usually that of MAIL_FROM. Default: mails are not signed.',
  },
  MAIL_DKIM_SELECTOR: {
    schema: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'must be letters, digits, dots and hyphens')),
    about: 'Name of the key in the DNS: its public part is the TXT record SELECTOR._domainkey.DOMAIN.',
  },
  MAIL_DKIM_KEY: { schema: v.string(), about: 'Private RSA key in PEM form; line breaks may be written as \\n.' },
  MAIL_DKIM_KEY_FILE: { schema: v.string(), about: 'File of the private key, instead of MAIL_DKIM_KEY.' },
  MAIL_BOUNCES_TO: {
    schema: v.pipe(v.string(), v.email('must be an email address')),
    about: 'Address that mail servers return mails to (envelope sender). Default: the address of MAIL_FROM.',
  },
  MAIL_BOUNCES_DIR: {
    schema: v.string(),
    about: 'Folder of the messages that arrive at MAIL_BOUNCES_TO, one file each. Default: none is read.',
  },
  FEEDS_FILE: {
    schema: v.string(),
    about: 'File that lists the feeds of adverts to read on a schedule (docs/importing.md). Default: none is read.',
  },
  CONTACT_EMAIL: {
    schema: v.pipe(v.string(), v.email('must be an email address')),
    fallback: 'hello@firstrung.test',
    about: 'Receives the contact form and reports about jobs, reviews and employers; shown next to OPERATOR_NAME.',
  },
  OPERATOR_NAME: {
    schema: lineOf(200),
    requiredInProduction: true,
    about: 'Person or company that runs the site, shown in privacy notice and terms. Default: a demonstration.',
  },
  OPERATOR_ADDRESS: {
    schema: lineOf(300),
    requiredInProduction: true,
    about: 'Postal address of OPERATOR_NAME, on one line.',
  },
  RELEASE_STAGE: {
    schema: oneOf(['development', 'test', 'staging', 'production']),
    fallback: 'development',
    about: 'Only production reports errors, sends HSTS and requires secrets.',
  },
  LOG_LEVEL: {
    schema: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
    fallback: 'info',
    about: 'Lowest level that is logged.',
  },
  RATE_LIMITS: { schema: onOff, fallback: 'on', about: 'on or off; off only for load tests.' },
  TRUST_PROXY: {
    schema: hops,
    fallback: 'off',
    about: 'Number of proxies in front of the host that append to X-Forwarded-For; on is 1, off is 0.',
  },
  SESSION_SECRET: {
    schema: secret,
    requiredInProduction: true,
    inProduction: randomSecret,
    about:
      'Key of CSRF tokens and device cookies, 32 characters or more. Default: generated once and stored in DATA_DIR.',
  },
  PASSWORD_MEMORY_KIB: {
    schema: v.pipe(count, v.minValue(8, 'must be 8 or more')),
    fallback: '19456',
    inProduction: v.pipe(count, v.minValue(19456, 'must be 19456 or more in production')),
    about: 'Memory that hashing one password takes (argon2id, two rounds); less only for tests.',
  },
  METRICS_TOKEN: {
    schema: secret,
    inProduction: randomSecret,
    about: 'Bearer token of /metrics, 32 characters or more. Default: there is no such page.',
  },
  BUGSNAG_KEY: { schema: v.string(), about: 'Error reporting key; used in production only.' },
  PLAYER_SCRIPT: { schema: v.string(), about: 'Address of the video player script. Default: the file we serve.' },
  PLAYER_STYLE: { schema: v.string(), about: 'Address of the video player style. Default: the file we serve.' },
  TAG_MANAGER_URL: {
    schema: webAddress,
    about: 'Script of a tag manager; it runs once visitors agree. Default: none, and visitors are not asked.',
  },
  TAG_MANAGER_ORIGINS: {
    schema: v.pipe(
      v.string(),
      v.transform(text => text.split(/\s+/)),
      v.everyItem(isOrigin, 'must be origins such as https://www.example.com, separated by spaces'),
    ),
    about: 'Further origins that its tags load from and send to, separated by spaces.',
  },
  DEMO_DATA: {
    schema: onOff,
    fallback: 'on',
    about: 'on fills an empty database with demo data; ignored in production.',
  },
  WORKER: {
    schema: oneOf(['in-process', 'off']),
    fallback: 'in-process',
    about: 'Where background jobs and mail are worked on: in-process, or off where `npm run worker` does it.',
  },
  WORKER_PORT: {
    schema: port,
    about:
      'Port on which `npm run worker` answers /healthz, /readyz and /metrics at HOST. Default: it listens on none.',
  },
  WATCH: {
    schema: onOff,
    fallback: 'off',
    about: 'on reads templates and built files again for each page; `npm run dev` sets it.',
  },
  DRAIN_DELAY_SECONDS: {
    schema: v.pipe(count, v.maxValue(300)),
    fallback: '0',
    about: 'Time that the host still takes connections after SIGTERM, so that a balancer notices that /readyz fails.',
  },
  PAGE_CACHE_MB: { schema: count, fallback: '64', about: 'Memory for cached visitor pages; 0 turns the cache off.' },
} as const satisfies Record<string, Setting>

type Values = {
  [Key in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Key]['schema']> | undefined
}
type Fallbacks = {
  [Key in keyof typeof SETTINGS as (typeof SETTINGS)[Key] extends { fallback: string } ? Key : never]: v.InferOutput<
    (typeof SETTINGS)[Key]['schema']
  >
}

/** The settings of one process, frozen. `BASE_URL` has no trailing slash; `DATA_DIR` is absolute. */
export type Config = Readonly<Omit<Values, keyof Fallbacks | 'BASE_URL'> & Fallbacks & { BASE_URL: string }>

/** Reads the settings from an environment. Throws `ConfigError` with all faults, without quoting values. */
export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  const production = env.RELEASE_STAGE?.trim() === 'production'
  for (const [key, setting] of Object.entries<Setting>(SETTINGS)) {
    const text = env[key]?.trim() || setting.fallback
    if (text === undefined) {
      if (production && setting.requiredInProduction) {
        faults.push(`${key} is required in production. ${setting.about}`)
      }
      continue
    }
    const result = v.safeParse(setting.schema, text)
    const strict = production && setting.inProduction ? v.safeParse(setting.inProduction, text) : undefined
    const [issue] = result.issues ?? strict?.issues ?? []
    if (issue) {
      faults.push(`${key} ${issue.message}. ${setting.about}`)
    } else {
      values[key] = result.output
    }
  }
  if (faults.length > 0) {
    throw new ConfigError(faults)
  }
  const config = values as unknown as Config
  return Object.freeze({
    ...config,
    BASE_URL: (config.BASE_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
    DATA_DIR: path.resolve(config.DATA_DIR),
  })
}
