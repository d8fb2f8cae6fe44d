import type { Db, UserRole } from '../db/tables'
import { UsageError } from '../lib/usage-error'

export const USAGE = `npm run users -- grant ROLE EMAIL    gives a person a role
npm run users -- revoke ROLE EMAIL   takes it away
npm run users -- list ROLE           lists the people who have it

ROLE is moderator or editor.`

type Role = Exclude<UserRole, 'user'>
type RoleCommand = { name: 'grant' | 'revoke'; role: Role; email: string } | { name: 'list'; role: Role }

export function readCommand([name, role, email, ...rest]: readonly string[]): RoleCommand {
  if (role !== 'moderator' && role !== 'editor') {
    throw new UsageError(role ? `There is no role ${role}` : 'Give a command and a role')
  }
  if (name === 'list' && email === undefined) {
    return { name, role }
  }
  if ((name === 'grant' || name === 'revoke') && email && rest.length === 0) {
    return { name, role, email: email.trim().toLowerCase() }
  }
  throw new UsageError(
    name === 'grant' || name === 'revoke' ? 'Give one email address' : `There is no command ${name ?? ''}`,
  )
}

/** Returns the output. Throws a UsageError if nobody has the address. */
export async function applyCommand(db: Db, command: RoleCommand): Promise<string> {
  if (command.name === 'list') {
    const rows = await db
      .selectFrom('users')
      .select('email')
      .where('role', '=', command.role)
      .orderBy('email')
      .execute()
    return rows.map(({ email }) => email).join('\n') || `Nobody is a ${command.role}`
  }
  const { name, role, email } = command
  const user = await db.selectFrom('users').select(['id', 'role']).where('email', '=', email).executeTakeFirst()
  if (!user) {
    throw new UsageError(`There is no account with the address ${email}`)
  }
  if (name === 'revoke' && user.role !== role) {
    return `${email} is no ${role}`
  }
  await db
    .updateTable('users')
    .set({ role: name === 'grant' ? role : 'user' })
    .where('id', '=', user.id)
    .execute()
  return name === 'grant' ? `${email} is a ${role} now` : `${email} is no ${role} any more`
}
