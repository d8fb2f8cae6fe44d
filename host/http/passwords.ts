import { hash, verify } from '@node-rs/argon2'
import type { Config } from '../config'
import { createSlots } from '../lib/slots'

const MAX_RUNNING = 4
const MAX_WAITING = 64

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Without a stored hash it takes as long and returns false, so timing does not reveal which accounts exist. */
  verify: (storedHash: string | undefined, password: string) => Promise<boolean>
}

/** Creates password hashing (argon2id) with bounded memory: 4 hashes at once, 64 waiting, then 503. */
export function createPasswords({ PASSWORD_MEMORY_KIB }: Pick<Config, 'PASSWORD_MEMORY_KIB'>): Passwords {
  const cost = { memoryCost: PASSWORD_MEMORY_KIB, timeCost: 2, parallelism: 1 }
  const slots = createSlots({ running: MAX_RUNNING, waiting: () => MAX_WAITING })
  let decoy: Promise<string> | undefined

  return {
    hash: password => slots.run(() => hash(password, cost)),
    verify: (storedHash, password) =>
      slots.run(async () => {
        const known = storedHash ?? (await (decoy ??= hash('no account has this password', cost)))
        return (await verify(known, password)) && storedHash !== undefined
      }),
  }
}
