import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadConfig, SETTINGS } from '../../host/config'
import { exists, expectNone, read } from './support'

interface Service {
  build?: string
  command?: string
  environment?: Record<string, string>
  volumes?: string[]
}

const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string>; engines: { node: string } })
  .scripts
/** The outputs of `npm run build`: the keys of the list in scripts/lib/stale.mjs. */
const OUTPUTS = allMatches(
  /PROOF = \{([^]*?)\n\}/.exec(read('scripts/lib/stale.mjs'))?.[1] ?? '',
  /^ {2}'?([\w-]+)'?:/gm,
)
/** Variables that programs other than the host read. */
const OTHERS = ['NODE_ENV']
const isSetting = (name: string) => name in SETTINGS || OTHERS.includes(name)

const unknownSettings = (names: string[]) => names.filter(name => !isSetting(name))
/** Folders that only exist after an installation, a build or the operator's own set-up. */
const MADE = ['node_modules', 'dist', 'deploy/nginx/tls']
const missingPaths = (paths: string[]) => paths.filter(path => !MADE.includes(path) && !exists(path))
function allMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

/** Tells whether the build of the host writes this file. */
function isProgram(file: string): boolean {
  const [, name = ''] = /^dist\/host\/([\w-]+)\.js$/.exec(file) ?? []
  return new RegExp(`^ {2}'?${name}'?: '(host/[^']+)'`, 'm').test(read('scripts/build/host.mjs'))
}

/** Returns the commands of npm that do not exist, and the build outputs that do not. */
function unknownCommands(text: string): string[] {
  const named = allMatches(text, /npm run ([\w:-]*\w)/g)
  const outputs = allMatches(text, /npm run build -- ([\w ]+)/g).flatMap(list => list.trim().split(' '))
  return [...named.filter(name => !(name in scripts)), ...outputs.filter(name => !OUTPUTS.includes(name))]
}

describe('Dockerfile', () => {
  const text = read('Dockerfile')

  it('copies folders that exist, and starts a file among them', () => {
    const copied = allMatches(text, /^COPY --from=build \/app\/(\S+)/gm)
    expectNone(missingPaths(copied), 'The Dockerfile copies these, but they do not exist:')
    const [started = ''] = allMatches(text, /^CMD \[.*"(\S+\.js)"\]$/gm)
    expect([isProgram(started), copied.includes(started.split('/')[0] ?? '')]).toEqual([true, true])
  })

  it('names commands and settings that exist', () => {
    expectNone(unknownCommands(text), 'The Dockerfile runs these, but there is no such command:')
    expectNone(
      unknownSettings(allMatches(text, /^ENV (\w+)=/gm)),
      'The Dockerfile sets these, but the host reads none:',
    )
    expect(allMatches(text, /^EXPOSE (\d+)$/gm)).toEqual(allMatches(text, /^ENV PORT=(\d+)$/gm))
  })
})

// No linter follows an import inside a shell command, and no other test runs these commands.
describe('commands of package.json and .ci/run', () => {
  const text = [read('.ci/run'), ...Object.values(scripts)].join('\n')

  it('start files that exist, and hold no code', () => {
    const files = allMatches(text, /(?<![\w/.-])((?:\.?\/?[\w-]+\/)+[\w.-]+\.(?:mjs|ts))(?!\w)/g)
    expect(files).toContain('scripts/test.mjs')
    expectNone(
      files.filter(file => !file.startsWith('node_modules/') && !exists(file)),
      'These do not exist:',
    )
    expectNone(allMatches(text, /(node .*(?: -e | --eval).*)/g), 'Move this code to a file, where linters see it:')
  })
})

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
  const own = Object.entries(services).filter(([, service]) => service.build)
  const environmentOf = ({ environment = {} }: Service) => ({ ...environment })

  it('gives every host settings with which it starts', () => {
    for (const [name, service] of own) {
      const environment = environmentOf(service)
      expectNone(unknownSettings(Object.keys(environment)), `${name} sets these, but the host reads none:`)
      const example = Object.entries(environment).map(([key, value]) => [key, exampleOf(key, value)])
      expect(loadConfig(Object.fromEntries(example) as Record<string, string>).RELEASE_STAGE).toBe('production')
    }
  })

  it('runs two hosts at the addresses that nginx and Varnish know', () => {
    const ports = own.flatMap(([, { environment }]) => environment?.PORT ?? [])
    expect(ports).toHaveLength(2)
    expect(allMatches(read('deploy/nginx/firstrung.conf'), /server 127\.0\.0\.1:(\d+)/g)).toEqual(ports)
    expect(allMatches(read('deploy/varnish/firstrung.vcl'), /\.port = "(\d+)"/g)).toEqual(ports)
  })

  it('mounts files and runs commands that exist', () => {
    const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes)
    const paths = mounts.flatMap(mount => (mount.startsWith('./') ? [mount.slice(2).split(':')[0] ?? ''] : []))
    expectNone(missingPaths(paths), 'compose.yaml mounts these, but they do not exist:')
    const commands = Object.values(services).map(({ command = '' }) => command)
    expectNone(unknownCommands(commands.join('\n')), 'compose.yaml runs these, but there is no such command:')
    const programs = commands.flatMap(command => allMatches(command, /^node (\S+)$/g))
    expect(programs.map(isProgram)).toEqual([true])
  })
})

describe('deploy/systemd', () => {
  const HOST_UNIT = 'firstrung@.service'

  it('starts the same files as Dockerfile and compose.yaml', () => {
    const commandOf = (unit: string) => allMatches(read(`deploy/systemd/${unit}`), /^ExecStart=\/usr\/bin\/env (.+)$/gm)
    const [args = ''] = commandOf(HOST_UNIT)
    expect(read('Dockerfile')).toContain(
      `CMD [${args
        .split(' ')
        .map(part => `"${part}"`)
        .join(', ')}]`,
    )
    expect(read('compose.yaml')).toContain(`command: ${commandOf('firstrung-worker.service')[0]}\n`)
  })

  it.each([HOST_UNIT, 'firstrung-worker.service'])('has settings and commands that exist: %s', unit => {
    const text = read(`deploy/systemd/${unit}`)
    expectNone(
      unknownSettings(allMatches(text, /^Environment=(\w+)=/gm)),
      'The unit sets these, but the host reads none:',
    )
    expectNone(unknownCommands(text), 'The unit names these, but there is no such command:')
  })
})

/** Returns a value as the operator might give it for `${NAME:?}`. */
function exampleOf(key: string, value: string): string {
  const examples: Record<string, string> = {
    SESSION_SECRET: 'd2b47ac9f10e83561c7ae5904bd36f28',
    CONTACT_EMAIL: 'team@example.org',
    MAIL_URL: 'smtp://mail.example.org',
  }
  return value.replace(/\$\{\w+:\?\}/, examples[key] ?? 'example')
}
