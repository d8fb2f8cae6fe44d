import { hash, verify } from '@node-rs/argon2'
import { unavailable } from '../errors'

/** OWASP's floor for argon2id. */
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 4
const WAITING = 64

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** With no stored hash it does the same work and says no, so that time tells nothing about accounts. */
  verify: (storedHash: string | undefined, password: string) => Promise<boolean>
}

/** Password hashing that many logins at once cannot turn into an out-of-memory: 4 at once, 64 waiting, then 503. */
export function createPasswords(): Passwords {
  const queue: (() => void)[] = []
  let running = 0
  let decoy: Promise<string> | undefined

  async function slot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (queue.length >= WAITING) {
        throw unavailable(undefined, 2)
      }
      await new Promise<void>(resolve => queue.push(resolve))
    }
    running++
    try {
      return await work()
    } finally {
      running--
      queue.shift()?.()
    }
  }

  return {
    hash: password => slot(() => hash(password, COST)),
    verify: (storedHash, password) =>
      slot(async () => {
        const known = storedHash ?? (await (decoy ??= hash('no account has this password', COST)))
        return (await verify(known, password)) && storedHash !== undefined
      }),
  }
}
