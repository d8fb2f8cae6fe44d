import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { expect, test } from '@playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { packTarballs } from './scratch-app'

/** Packages are ES modules: what only old resolutions and `require` would look for is no fault. */
const OLD = ['node10', 'node16-cjs']
/** What has no types: style sheets, scripts of pages and examples. */
const UNTYPED = /\.css$|^\.\/([\w-]+\/)?(early|bundle\.js|examples\.json)$/

/** The usual run packs the command, core and two widgets; all widgets are packed alike. */
test('packages can be published: publint and arethetypeswrong find nothing', async () => {
  test.setTimeout(180_000)
  const tarballs = packTarballs()
  expect(tarballs.length).toBeGreaterThan(process.env.FULL_TESTS ? 50 : 5)
  const faults: string[] = []
  for (const file of tarballs) {
    const data = new Uint8Array(readFileSync(file))
    const found = [...(await publintFaults(data)), ...(await typeFaults(data))]
    faults.push(...found.map(fault => `${path.basename(file)}: ${fault}`))
  }
  expect(faults).toEqual([])
})

async function publintFaults(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer } })
  return messages.map(message => formatMessage(message, pkg) ?? message.code)
}

async function typeFaults(tarball: Uint8Array): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(tarball))
  if (!result.types) {
    return result.packageName === 'firstrung' ? [] : ['it has no types']
  }
  return result.problems.flatMap(problem => {
    const entry = 'entrypoint' in problem ? problem.entrypoint : ''
    const resolution = 'resolutionKind' in problem ? problem.resolutionKind : ''
    return UNTYPED.test(entry) || OLD.includes(resolution) ? [] : [`${problem.kind} ${entry} ${resolution}`]
  })
}
