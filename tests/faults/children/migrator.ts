import { migrate, openDatabase } from '../../../host/db'

/** Applies the migrations of the folders argv[3], argv[4] and so on to the embedded database in argv[2]. */
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const handle = await openDatabase({ dataDir: String(process.argv[2]), log })
for (const folder of process.argv.slice(3)) {
  print(`applied ${(await migrate(handle, folder)).join(' ')}`)
}
await handle.close()
