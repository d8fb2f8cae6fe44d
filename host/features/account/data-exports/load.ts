import type { Services } from '../../../services'
import { linkPath } from '../accounts'
import { findExport } from './queries'

/** Returns null if there is no export to download or wait for. */
export async function findOpenExport({ db, clock, secret }: Services, userId: number) {
  const row = await findExport(db, userId)
  return row && row.expires_at > clock.now()
    ? { isReady: row.isReady, until: row.expires_at, url: linkPath(secret, 'data-export', row.nonce) }
    : null
}
