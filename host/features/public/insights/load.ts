import type { Db } from '../../../db/tables'
import { found } from '../../../lib/errors'
import { lowerFirst } from '../../../search/filters'
import type { Services } from '../../../services'
import { presentPayByRole, rankRoles } from './pay-by-role'
import { findRole, listFigures, listRoles } from './queries'
import { presentBlocks, presentFamilies } from './view'

export async function loadRoles({ reads }: Services, chosen?: string) {
  const roles = await listRoles(reads)
  const figures = await listFigures(
    reads,
    'role',
    roles.map(({ id }) => id),
  )
  const pay = presentPayByRole(rankRoles(roles, figures), chosen)
  return { pay, families: presentFamilies(roles), count: roles.length }
}

/** Throws 404 for an unknown role, and for one without figures. */
export async function loadRole({ reads }: Services, slug: string) {
  const role = found(await findRole(reads, slug), 'We could not find that role')
  const figures = await listFigures(reads, 'role', [role.id])
  const blocks = presentBlocks(figures, `work in ${lowerFirst(role.name)}`)
  return {
    role: found(blocks.length > 0 ? role : undefined, 'There are not enough reviews of that role yet'),
    blocks,
    count: Math.max(0, ...figures.map(row => row.count)),
  }
}

export const loadCompanyBlocks = async (db: Db, company: { id: number; name: string }) =>
  presentBlocks(await listFigures(db, 'company', [company.id]), company.name)

export const loadRoleBlocks = async (db: Db, role: { id: number; name: string }) =>
  presentBlocks(await listFigures(db, 'role', [role.id]), `work in ${lowerFirst(role.name)}`)
