import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgres } from './postgres.mjs'

// CI runs this before `npm test`: installs a PostgreSQL server with apt as root on Debian, unless there is one.
if (!findPostgres() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], options)
}
