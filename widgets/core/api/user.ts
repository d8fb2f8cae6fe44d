import type { User } from './topics'

/** Reads the user block `<script type="application/json" id="page-user">`; pages of visitors have none. */
export function readUser(): User {
  const text = document.getElementById('page-user')?.textContent
  return text ? (JSON.parse(text) as User) : { loggedIn: false }
}
